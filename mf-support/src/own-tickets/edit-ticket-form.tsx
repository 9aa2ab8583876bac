import {
  MESSAGE_MAX,
  type SupportTicketRecord,
  supportTicketRules,
  supportTicketType,
  type UpdateSupportTicketInput,
} from '@yard/contracts';
import { useServerForm, useUpdate } from '@yard/data';
import { Button, ButtonGroup, Form, TextArea } from '@yard/ui';

export function EditTicketForm({ ticket, onDone }: { ticket: SupportTicketRecord; onDone: () => void }) {
  const update = useUpdate<SupportTicketRecord, UpdateSupportTicketInput>(supportTicketType, ticket.id);
  const form = useServerForm({
    rules: supportTicketRules,
    initial: { message: ticket.message },
    submit: update.mutateAsync,
    onSuccess: onDone,
    draft: `support_tickets/${ticket.id}/text`,
  });

  return (
    <Form of={form} aria-label="Edit what you wrote">
      <TextArea
        label="What you wrote"
        hideLabel
        rows={6}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
      />
      <ButtonGroup>
        <Button type="submit" kind="primary" busy={form.busy}>
          Save
        </Button>
        <Button onPress={onDone}>Cancel</Button>
      </ButtonGroup>
    </Form>
  );
}
