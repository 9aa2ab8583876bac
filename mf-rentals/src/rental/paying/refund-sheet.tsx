import { explainedRefundRules, type RentalRequestRecord } from '@yard/contracts';
import { proposedRefundType } from '@yard/contracts/proposed-refund';
import { useRecordCache, useServerForm, useWire } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Button, Form, MoneyField, TextArea, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import { collectedDeposit } from '../../words/deposit-collected';
import { ChangedBanner } from '../seen/changed-banner';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-move';

/** Gives the deposit back, all of it or a part: says what goes back and what remains, and asks once more. */
export function RefundSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { currency } = useSettings();
  const money = useExactMoney();
  const { confirm } = useModals();
  const [seen] = useState(request);
  const form = useRefundForm(request, seen.updated_at, onClose);
  const deposit = collectedDeposit(request.payments);
  const amount = form.values.amount ?? deposit;
  const rest = `${money(amount)} goes back to ${request.user.name}, ${money(deposit - amount)} remains.`;
  const outcome = amount > deposit ? `No more than ${money(deposit)} can go back.` : rest;
  const submit = async () => {
    const isComplete = form.values.reason.trim() !== '' && amount <= deposit;
    const question = {
      title: `Give ${money(amount)} back?`,
      message: `${outcome} A large sum waits for another admin first. Once it went back, it cannot be taken back.`,
    };
    if (!isComplete || (await confirm({ ...question, confirmText: `Refund ${money(amount)}` })))
      await form.submit();
  };

  return (
    <RentalSheet title="Refund the deposit" request={request} onClose={onClose}>
      <ChangedBanner seen={seen} request={request} />
      <Form of={form} onSubmit={submit} aria-label="Refund the deposit">
        <MoneyField
          {...form.field('amount')}
          label="Amount"
          currency={currency}
          hint={`Left empty, all that is left goes back: ${money(deposit)}.`}
          optional
        />
        <TextArea {...form.field('reason')} label="Why" />
        <p role="status">{outcome}</p>
        <Button type="submit" kind="danger" busy={form.busy}>
          Refund {money(amount)}
        </Button>
      </Form>
    </RentalSheet>
  );
}

function useExactMoney() {
  const { currency } = useSettings();
  return (amount: number) => formatMoney(amount, currency, { exact: true });
}

function useRefundForm(request: RentalRequestRecord, updated_at: string, onDone: () => void) {
  const money = useExactMoney();
  const { act } = useRentalMove(request.id);
  const { refresh } = useRecordCache(proposedRefundType);
  const proposed = useWire().resource(proposedRefundType);
  const toast = useToast();
  return useServerForm({
    rules: explainedRefundRules,
    initial: { amount: null as number | null, reason: '' },
    submit: async (input) => {
      await act('refund_deposit', { ...input, updated_at });
      const { total } = await proposed.list({ rental_request_id: request.id });
      if (total > 0) return 'The refund waits: see the rental’s page';
      return `${money(input.amount ?? collectedDeposit(request.payments))} goes back`;
    },
    onSuccess: (done) => {
      refresh();
      toast.show(done);
      onDone();
    },
    draft: `rental_requests/${request.id}/refund`,
  });
}
