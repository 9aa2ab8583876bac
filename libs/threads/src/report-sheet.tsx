import { reportRules } from '@yard/contracts/report';
import { useServerForm, useWire } from '@yard/data';
import { Form, Sheet, Submit, TextArea } from '@yard/ui';

export interface ReportSheetProps {
  /** `the message`, `the listing` */
  what: string;
  /** Endpoint of the report: `api/machines/7/report`. */
  path: string;
  onClose: () => void;
}

/** Tells Yard that something is wrong with what somebody else wrote. */
export function ReportSheet({ what, path, onClose }: ReportSheetProps) {
  const { http } = useWire();
  const form = useServerForm({
    rules: reportRules,
    draft: path,
    initial: { reason: '' },
    submit: (input) => http.post(path, input),
    done: 'Thanks. We’ll look into it.',
    onSuccess: () => onClose(),
  });
  const title = `Report ${what}`;
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <Form of={form} aria-label={title}>
        <TextArea
          {...form.field('reason')}
          autoFocus
          label="What’s wrong with it?"
          hint="Only Yard sees this. The author won’t know who reported it."
          rows={3}
        />
        <Submit of={form} label="Report" />
      </Form>
    </Sheet>
  );
}
