import { decisionRules, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, TextArea, useLeaveGuard, useToast } from '@yard/ui';
import { useState } from 'react';
import { ChangedBanner } from '../../rental/seen/changed-banner';
import { useRentalMove } from '../../rental/use-rental-move';
import type { DecisionFormProps } from './decide-bill-form';
import { closeOutcome } from '../../words/outcome-of';
import { OutcomePanel } from './outcome-panel';
import { Proposals } from './proposals';

/** An admin says how much of the deposit the owner gets for a return, or without one; that closes the rental. */
export function CloseForm({ request, readers, onDone }: DecisionFormProps) {
  const { currency } = useSettings();
  const [seen] = useState(request);
  const form = useCloseForm(request, seen.updated_at, onDone);
  useLeaveGuard(form.isUnsaved);
  const { damage_amount } = form.values;
  return (
    <Form of={form} aria-label="Close the rental">
      <ChangedBanner seen={seen} request={request} />
      <MoneyField {...form.field('damage_amount')} label="Kept for damage" currency={currency} />
      <Proposals
        what="damage"
        claimed={request.machine_return?.damage_amount ?? 0}
        onChoose={(amount) => form.set({ damage_amount: amount })}
      />
      <OutcomePanel
        request={request}
        outcome={damage_amount === null ? null : closeOutcome(request, damage_amount, currency)}
      />
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
    initial: { damage_amount: null as number | null, reason: '' },
    submit: (input) => act('close', { ...input, updated_at }),
    onSuccess: () => {
      toast.show('The rental is closed. Both are told');
      onDone();
    },
  });
}
