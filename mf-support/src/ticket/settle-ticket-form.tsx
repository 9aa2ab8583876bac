import {
  DETAILS_MAX,
  type SettleTicketInput,
  settleTicketRules,
  type SupportTicketRecord,
  supportTicketType,
} from '@yard/contracts';
import { useAction, useServerForm } from '@yard/data';
import { Button, Form, NumberField, TextArea } from '@yard/ui';

type SettleTicketFormProps = {
  ticket: SupportTicketRecord;
  action: 'resolve' | 'reopen';
  detailsLabel: string;
  detailsHint: string;
  /** With the issue number and the details as they stand: for admins. */
  full?: boolean;
  onDone: () => void;
};

const submitText = { resolve: 'Resolve ticket', reopen: 'Reopen ticket' };

/** Resolves or reopens a ticket, with details. */
export function SettleTicketForm({ ticket, action, full = false, onDone, ...words }: SettleTicketFormProps) {
  const settle = useAction<SupportTicketRecord, Partial<SettleTicketInput>>(
    supportTicketType,
    ticket.id,
    action,
  );
  const form = useServerForm({
    rules: settleTicketRules,
    initial: {
      details: full ? (ticket.details ?? '') : '',
      github_issue_number: ticket.github_issue_number,
    },
    // What is left out stays as it is: an author who adds nothing keeps what was written.
    submit: ({ details, github_issue_number }) =>
      settle.mutateAsync(full ? { details, github_issue_number } : details === '' ? {} : { details }),
    onSuccess: onDone,
  });

  return (
    <Form onSubmit={form.submit} errors={form.errors} aria-label={submitText[action]}>
      <TextArea
        label={words.detailsLabel}
        hint={words.detailsHint}
        optional
        maxLength={DETAILS_MAX}
        {...form.field('details')}
      />
      {full && (
        <NumberField
          label="GitHub issue number"
          whole
          optional
          before={<span aria-hidden>#</span>}
          {...form.field('github_issue_number')}
        />
      )}
      <Button type="submit" kind="primary" busy={form.busy}>
        {submitText[action]}
      </Button>
    </Form>
  );
}
