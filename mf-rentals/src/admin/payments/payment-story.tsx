import type { AdminPaymentRecord, PaymentRefund } from '@yard/contracts';
import { wasCollected } from '@yard/contracts';
import { DateText, type PriceLine, PriceLines } from '@yard/ui';
import type { ReactNode } from 'react';
import { disputeWords } from '../../words/dispute-words';
import { othersFailureWords } from '../../words/payment-words';
import { firstNameOf } from '../../words/reader';

type Step = PriceLine & { at: string | null };

export function PaymentStory({ payment }: { payment: AdminPaymentRecord }) {
  const { amount, refunded_amount, currency, refunds = [] } = payment;
  const steps = [...chargeOf(payment), ...refunds.map(refundStep), ...disputeOf(payment)];
  const lines = steps
    .filter(({ at }) => at !== null)
    .sort((one, other) => String(one.at).localeCompare(String(other.at)));
  if (wasCollected(payment)) {
    const onWay = refunds.reduce((sum, one) => sum + (one.status === 'pending' ? one.amount : 0), 0);
    lines.push({ at: null, label: 'Not refunded', amount: amount - refunded_amount - onWay, kind: 'total' });
  }
  return <PriceLines lines={lines} currency={currency} />;
}

function chargeOf(payment: AdminPaymentRecord): Step[] {
  const { renter, amount } = payment;
  const name = firstNameOf(renter.name);
  if (payment.waived_at) return [step(payment.waived_at, 'Waived', payment.waiver_reason, amount)];
  return [
    wasCollected(payment)
      ? step(payment.succeeded_at, `Charged to ${name}’s card`, null, amount)
      : step(payment.attempted_at, 'Tried to charge the card', othersFailureWords(payment)),
    step(payment.card_asked_at, `Asked ${name} for another card`),
  ];
}

const REASONS: Record<string, string> = {
  cancellation: 'the rental was canceled',
  change: 'the rental changed',
  breakdown: 'the machine broke down',
  close: 'the rental was closed',
  late_payment: 'it arrived too late',
  card_provider: 'made at the card provider',
  refund: 'by an admin',
  refund_deposit: 'by an admin',
};

const STATES = { pending: 'Refund on its way', succeeded: 'Refunded', failed: 'Refund failed' } as const;

function refundStep(refund: PaymentRefund): Step {
  const { status, reason, explanation, failure_message, user_name, created_at: at } = refund;
  const also = (
    <>
      {user_name ?? 'Yard'}
      {explanation && `: “${explanation}”`}
      {failure_message && ` · ${failure_message}`} · {refund.stripe_refund_id ?? 'no provider ID'}
    </>
  );
  const label = `${STATES[status]}: ${REASONS[reason] ?? reason.replaceAll('_', ' ')}`;
  return status === 'failed'
    ? step(at, label, also)
    : { ...step(at, label, also, refund.amount), kind: 'credit' };
}

function disputeOf({ dispute, disputed_at, dispute_closed_at, renter }: AdminPaymentRecord): Step[] {
  if (!dispute) return [];
  return [
    step(disputed_at, `Disputed by ${firstNameOf(renter.name)}’s bank`),
    step(dispute_closed_at, disputeWords(dispute).label),
  ];
}

function step(at: string | null, label: string, also?: ReactNode, amount: number | null = null): Step {
  const detail = (
    <>
      <DateText value={at} />
      {also && <> · {also}</>}
    </>
  );
  return { at, label, amount, detail };
}
