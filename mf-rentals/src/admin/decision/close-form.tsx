import { decisionRules, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Form, MoneyField, Submit, TextArea, useLeaveGuard, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import { ChangedBanner } from '../../rental-page/seen/changed-banner';
import { useRentalMove } from '../../rental-page/use-rental-part';
import type { DecisionFormProps } from './decide-bill-form';
import { closeOutcome, outcomeWords } from '../../words/outcome-of';
import { OutcomePanel } from './outcome-panel';
import { Proposals } from './proposals';

export function CloseForm({ request, readers, onDone }: DecisionFormProps) {
  const { currency } = useSettings();
  const [seen] = useState(request);
  const { form, outcome, refusal } = useCloseForm(request, seen.updated_at, onDone);
  useLeaveGuard(form.isUnsaved);
  const damage = form.field('damage_amount');
  return (
    <Form of={form} aria-label="Close the rental">
      <ChangedBanner seen={seen} request={request} />
      <MoneyField
        {...damage}
        error={damage.error ?? refusal}
        label="Kept for damage"
        hint={`Of the ${formatMoney(request.deposit_amount, currency)} deposit.`}
        currency={currency}
      />
      <Proposals
        what="damage"
        claimed={request.machine_return?.damage_amount ?? 0}
        onChoose={(amount) => form.set({ damage_amount: amount })}
      />
      <OutcomePanel request={request} outcome={outcome} />
      <TextArea {...form.field('reason')} label="Why" hint={`${readers} will read this.`} />
      <Submit of={form} kind="danger" label="Close the rental" />
    </Form>
  );
}

function useCloseForm(request: RentalRequestRecord, updated_at: string, onDone: () => void) {
  const { currency } = useSettings();
  const { act } = useRentalMove(request.id);
  const { confirm } = useModals();
  const toast = useToast();
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  const form = useServerForm({
    rules: decisionRules,
    initial: { damage_amount: null as number | null, reason: '' },
    submit: async (input) => {
      if (!outcome) return null;
      const isSure = await confirm({
        title: 'Close the rental?',
        message: outcomeWords(outcome, request, money),
        confirmText: 'Close the rental',
        danger: true,
      });
      return isSure ? act('close', { ...input, updated_at }) : null;
    },
    onSuccess: (closed) => {
      if (closed === null) return;
      toast.show('Rental closed. We emailed both');
      onDone();
    },
  });
  const damage = form.values.damage_amount;
  const isAbove = damage !== null && damage > request.deposit_amount;
  const outcome = damage === null || isAbove ? null : closeOutcome(request, damage, currency);
  const refusal = isAbove ? `Enter ${money(request.deposit_amount)}, the deposit, or less.` : undefined;
  return { form, outcome, refusal };
}
