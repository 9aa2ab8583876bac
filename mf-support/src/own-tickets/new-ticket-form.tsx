import {
  MESSAGE_MAX,
  type SupportTicketInput,
  type SupportTicketRecord,
  supportTicketRules,
  supportTicketType,
} from '@yard/contracts';
import { useCreate, useServerForm } from '@yard/data';
import { keepRecording } from '@yard/reporting';
import { Button, Form, TextArea } from '@yard/ui';

/** Opens a ticket. */
export function NewTicketForm({ onDone }: { onDone: (ticket: SupportTicketRecord) => void }) {
  const create = useCreate<SupportTicketRecord, SupportTicketInput>(supportTicketType);
  const form = useServerForm({
    rules: supportTicketRules,
    initial: { message: '' },
    submit: create.mutateAsync,
    onSuccess: (ticket) => {
      keepRecording({ support_ticket_id: ticket.id });
      onDone(ticket);
    },
    draft: 'support_tickets/new',
  });

  return (
    <Form onSubmit={form.submit} errors={form.errors} startOver={form.startOver} aria-label="New ticket">
      <TextArea
        label="What can we help with?"
        hint="What happened, what you expected, and which rental or machine it is about."
        rows={6}
        maxLength={MESSAGE_MAX}
        {...form.field('message')}
      />
      <Button type="submit" kind="primary" icon="send" busy={form.busy}>
        Send ticket
      </Button>
    </Form>
  );
}
