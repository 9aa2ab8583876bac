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
    lines.push({ at: null, label: 'Not refunded', amount: amount - refunded_amount, kind: 'total' });
  }
  return <PriceLines lines={lines} currency={currency} />;
}

function chargeOf(payment: AdminPaymentRecord): Step[] {
  const { renter, amount, stripe_payment_intent_id: provider } = payment;
  const name = firstNameOf(renter.name);
  const step = (at: string | null, label: string, also?: ReactNode, sum: number | null = null): Step => ({
    ...{ at, label, amount: sum },
    detail: <Detail at={at}>{also}</Detail>,
  });
  if (payment.waived_at) return [step(payment.waived_at, 'Waived', payment.waiver_reason, amount)];
  return [
    wasCollected(payment)
      ? step(payment.succeeded_at, `Charged to ${name}’s card`, provider, amount)
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
  const hasFailed = status === 'failed';
  return {
    at,
    label: `${STATES[status]}: ${REASONS[reason] ?? reason.replaceAll('_', ' ')}`,
    amount: hasFailed ? null : refund.amount,
    kind: hasFailed ? 'normal' : 'credit',
    detail: (
      <Detail at={at}>
        {user_name ?? 'Yard'}
        {explanation && `: “${explanation}”`}
        {failure_message && ` · ${failure_message}`} · {refund.stripe_refund_id ?? 'no provider ID'}
      </Detail>
    ),
  };
}

function disputeOf({ dispute, disputed_at, dispute_closed_at, renter }: AdminPaymentRecord): Step[] {
  if (!dispute) return [];
  const step = (at: string | null, label: string): Step => ({
    ...{ at, label, amount: null },
    detail: <Detail at={at} />,
  });
  return [
    step(disputed_at, `Disputed by ${firstNameOf(renter.name)}’s bank`),
    step(dispute_closed_at, disputeWords(dispute).label),
  ];
}

const Detail = ({ at, children }: { at: string | null; children?: ReactNode }) => (
  <>
    <DateText value={at} />
    {children && <> · {children}</>}
  </>
);
