import { IconButton, Row } from '@yard/ui';

type PhotoToolsProps = {
  called: string;
  /** Absent where it cannot be moved that way now. */
  onForward?: () => void;
  onBack?: () => void;
  /** Absent where it cannot be described yet. */
  onDescribe?: () => void;
  onRotate: () => void;
  onRemove: () => void;
  busy: boolean;
};

export function PhotoTools({
  called,
  onForward,
  onBack,
  onDescribe,
  onRotate,
  onRemove,
  busy,
}: PhotoToolsProps) {
  return (
    <Row justify="between">
      <IconButton
        small
        icon="arrow-left"
        label={`Move ${called} forward`}
        disabled={!onForward}
        onPress={onForward}
      />
      <IconButton
        small
        icon="arrow-right"
        label={`Move ${called} back`}
        disabled={!onBack}
        onPress={onBack}
      />
      <IconButton small icon="rotate" label={`Rotate ${called}`} disabled={busy} onPress={onRotate} />
      {onDescribe && <IconButton small icon="edit" label={`Describe ${called}`} onPress={onDescribe} />}
      <IconButton small icon="trash" label={`Remove ${called}`} onPress={onRemove} />
    </Row>
  );
}
