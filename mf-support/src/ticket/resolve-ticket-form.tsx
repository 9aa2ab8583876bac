import type { ResolveTicketInput, SupportTicketRecord } from '@yard/contracts';
import { DETAILS_MAX, resolveTicketRules, supportTicketType } from '@yard/contracts';
import { useAction, useServerForm, useWire } from '@yard/data';
import { useChangedMeanwhile } from '@yard/remote-kit';
import { Form, NumberField, Submit, TextArea } from '@yard/ui';

type SettleTicketFormProps = {
  ticket: SupportTicketRecord;
  action: 'resolve' | 'reopen';
  detailsLabel: string;
  detailsHint: string;
  full?: boolean;
  onDone: () => void;
};

const submitText = { resolve: 'Resolve ticket', reopen: 'Reopen ticket' };

const LABELS: Record<string, string> = { details: 'Details', github_issue_number: 'GitHub issue number' };

function valuesOf({ details, github_issue_number, updated_at }: SupportTicketRecord) {
  return { details: details ?? '', github_issue_number, updated_at };
}

export function ResolveTicketForm({ detailsLabel, detailsHint, ...props }: SettleTicketFormProps) {
  const { action, full = false } = props;
  const form = useSettling(props);
  return (
    <Form of={form} aria-label={submitText[action]}>
      <TextArea
        autoFocus
        label={detailsLabel}
        hint={detailsHint}
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
      <Submit of={form} label={submitText[action]} />
    </Form>
  );
}

type Settling = Omit<SettleTicketFormProps, 'detailsLabel' | 'detailsHint'>;

function useSettling({ ticket, action, full = false, onDone }: Settling) {
  const settle = useAction<SupportTicketRecord, Partial<ResolveTicketInput>>(
    supportTicketType,
    ticket.id,
    action,
  );
  const wire = useWire();
  const onChanged = useChangedMeanwhile({
    auditType: 'support_ticket',
    current: () => wire.resource(supportTicketType).find(ticket.id),
    valuesOf,
    labelOf: (name) => LABELS[name] ?? null,
  });
  return useServerForm({
    rules: resolveTicketRules,
    initial: full ? valuesOf(ticket) : { ...valuesOf(ticket), details: '' },
    // An omitted field stays as it is: an author who adds nothing leaves the details unchanged.
    submit: ({ details, ...values }) =>
      settle.mutateAsync(full ? { details, ...values } : details === '' ? {} : { details }),
    onChanged,
    onSuccess: onDone,
    draft: `support_tickets/${ticket.id}/${action}`,
  });
}
