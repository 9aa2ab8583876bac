import { decisionRules, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, TextArea, useToast } from '@yard/ui';
import { useState } from 'react';
import { ChangedBanner } from '../../rental/seen/changed-banner';
import { useRentalMove } from '../../rental/use-rental-move';
import type { DecisionFormProps } from './decide-bill-form';
import { closeOutcome } from '../../words/outcome-of';
import { OutcomePanel } from './outcome-panel';

/** An admin's decision on a return, or on one that is missing: what of the deposit the owner gets. It closes. */
export function CloseForm({ request, readers, onDone }: DecisionFormProps) {
  const { currency } = useSettings();
  const [seen] = useState(request);
  const form = useCloseForm(request, seen.updated_at, onDone);
  const damage = form.values.damage_amount ?? request.machine_return?.damage_amount ?? 0;
  return (
    <Form onSubmit={form.submit} errors={form.errors} aria-label="Close the rental">
      <ChangedBanner seen={seen} request={request} />
      <MoneyField {...form.field('damage_amount')} label="Kept for damage" currency={currency} optional />
      <OutcomePanel request={request} outcome={closeOutcome(request, damage, currency)} />
      <TextArea {...form.field('reason')} label="Why" hint={`${readers} read this.`} />
      <Button type="submit" kind="danger" busy={form.busy}>
        Close the rental
      </Button>
    </Form>
  );
}

function useCloseForm(request: RentalRequestRecord, updated_at: string, onDone: () => void) {
  const { act } = useRentalMove(request.id);
  const toast = useToast();
  return useServerForm({
    rules: decisionRules,
    initial: { damage_amount: request.machine_return?.damage_amount ?? null, reason: '' },
    submit: (input) => act('close', { ...input, updated_at }),
    onSuccess: () => {
      toast.show('The rental is closed. Both are told');
      onDone();
    },
  });
}
