import { Box, cx, Grid, IconButton, Row } from '@yard/ui';
import { useDragOrder } from './use-drag-order';
import styles from './photos.module.css';

export type ShownPhoto = { key: string | number; url: string; alt?: string | null };

type PhotoGridProps = {
  photos: readonly ShownPhoto[];
  busy?: boolean;
  onMove: (from: number, to: number) => void;
  onDescribe?: (index: number) => void;
  onRotate: (index: number) => void;
  onRemove: (index: number) => void;
};

export function PhotoGrid({ photos, busy = false, onMove, onDescribe, onRotate, onRemove }: PhotoGridProps) {
  const { dragged, target, entry } = useDragOrder(onMove);
  const last = photos.length - 1;
  if (last < 0) return null;
  return (
    <Grid as="ul" fit={144} gap={3} bare aria-label="Photos in their order" aria-busy={busy}>
      {photos.map(({ key, url, alt }, index) => (
        <Box
          as="li"
          key={key}
          framed
          faded={index === dragged}
          className={cx(styles.photo, index === target && styles.dropTarget)}
          {...(busy || last === 0 ? {} : entry(index))}
        >
          <img src={url} alt={alt ?? `Photo ${index + 1}`} loading="lazy" draggable={false} />
          <PhotoTools
            called={`photo ${index + 1}`}
            onForward={busy || index === 0 ? undefined : () => onMove(index, index - 1)}
            onBack={busy || index === last ? undefined : () => onMove(index, index + 1)}
            onDescribe={onDescribe && (() => onDescribe(index))}
            onRotate={() => onRotate(index)}
            onRemove={() => onRemove(index)}
            busy={busy}
          />
        </Box>
      ))}
    </Grid>
  );
}

type PhotoToolsProps = {
  called: string;
  onForward?: () => void;
  onBack?: () => void;
  onDescribe?: () => void;
  onRotate: () => void;
  onRemove: () => void;
  busy: boolean;
};

function PhotoTools({ called, onForward, onBack, onDescribe, onRotate, onRemove, busy }: PhotoToolsProps) {
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
