import { explainedRefundRules, paymentLabel, type RentalRequestRecord } from '@yard/contracts';
import { proposedRefundType } from '@yard/contracts/proposed-refund';
import { useRecordCache, useServerForm, useWire } from '@yard/data';
import { formatMoney, toMajor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Banner, Button, Form, MoneyField, Select, TextArea, useModals, useToast } from '@yard/ui';
import { useState } from 'react';
import { firstNames } from '../../words/reader';
import { refundable } from '../../words/deposit-collected';
import { refundSum, refundWords } from '../../words/refund-plan';
import { ChangedBanner } from '../seen/changed-banner';
import { RentalSheet } from '../rental-sheet';
import { useRentalMove } from '../use-rental-part';
import { useRefundPreview } from './use-refund-preview';

export function RefundSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const { currency } = useSettings();
  const money = useExactMoney();
  const [seen] = useState(request);
  const { form, preview, chosen } = useRefund(request, seen.updated_at, onClose);
  const { plan, refused, isFetching } = preview;
  const left = chosen ? money(toMajor(refundable(chosen), chosen.currency)) : null;
  const amount = form.field('amount');
  return (
    <RentalSheet title="Refund a payment" request={request} onClose={onClose}>
      <ChangedBanner seen={seen} request={request} />
      <Form of={form} aria-label="Refund a payment">
        <Select
          {...form.field('payment_id')}
          label="Payment"
          value={String(chosen?.id)}
          onChange={(id) => form.set({ payment_id: Number(id) })}
          options={refundablePayments(request).map((payment) => ({
            value: String(payment.id),
            label: `${paymentLabel(payment, request)}: ${money(toMajor(refundable(payment), payment.currency))} left`,
          }))}
        />
        <MoneyField
          {...amount}
          error={amount.error ?? refused.amount}
          label="Amount"
          currency={currency}
          hint={left && `Leave it empty to refund what’s left: ${left}.`}
          optional
        />
        <TextArea {...form.field('reason')} label="Why" hint={`${firstNames(request).renter} sees this.`} />
        <p role="status">{plan && refundWords(plan, request, money)}</p>
        {refused.other && <Banner tone="warn" title={refused.other} />}
        <Button type="submit" kind="danger" busy={form.busy} disabled={isFetching}>
          {plan ? `Refund ${money(refundSum(plan))}` : 'Refund'}
        </Button>
      </Form>
    </RentalSheet>
  );
}

/** The deposit first. */
const refundablePayments = ({ payments }: RentalRequestRecord) =>
  payments
    .filter((payment) => refundable(payment) > 0)
    .sort((one, other) => Number(other.kind === 'deposit') - Number(one.kind === 'deposit'));

function useExactMoney() {
  const { currency } = useSettings();
  return (amount: number) => formatMoney(amount, currency, { exact: true });
}

function useRefund(request: RentalRequestRecord, updated_at: string, onDone: () => void) {
  const money = useExactMoney();
  const { act } = useRentalMove(request.id);
  const { confirm } = useModals();
  const { refresh } = useRecordCache(proposedRefundType);
  const proposed = useWire().resource(proposedRefundType);
  const toast = useToast();
  const [first] = refundablePayments(request);
  const form = useServerForm({
    rules: explainedRefundRules,
    initial: { payment_id: first?.id ?? 0, amount: null as number | null, reason: '' },
    submit: async (input) => {
      if (!plan) return null;
      const question = {
        title: `Refund ${money(refundSum(plan))}?`,
        message: `${refundWords(plan, request, money)} This can’t be undone.`,
        confirmText: `Refund ${money(refundSum(plan))}`,
        danger: true,
      };
      if (!(await confirm(question))) return null;
      await act('refund', { ...input, amount: refundSum(plan), updated_at });
      const { total } = await proposed.list({ rental_request_id: request.id });
      if (total > 0) return 'The refund waits: see the rental’s page';
      return `Refund of ${money(refundSum(plan))} started`;
    },
    onSuccess: (done) => {
      if (done === null) return;
      refresh();
      toast.show(done);
      onDone();
    },
    draft: `rental_requests/${request.id}/refund`,
  });
  const { payment_id, amount } = form.values;
  const preview = useRefundPreview(request, { payment_id, amount }, form.unread.texts.amount === undefined);
  const { plan } = preview;
  const chosen = request.payments.find(({ id }) => id === payment_id);
  return { form, preview, chosen };
}
