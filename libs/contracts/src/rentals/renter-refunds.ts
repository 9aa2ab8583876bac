import type { MinorUnits } from '@kit/money';
import { refundsBy } from '../agreements/policies';
import type { CancellationTier } from '../agreements/records';
import { wasCollected } from '../payments/payment';
import type { PaymentKind, PaymentStatus } from '../payments/payment-words';

/** A payment of a rental, as far as its cancellation asks. Minor units. */
export interface RefundablePayment {
  id: number;
  kind: PaymentKind;
  status: PaymentStatus;
  amount: MinorUnits;
  /** The part that was not given back. */
  left: MinorUnits;
}

/**
 * Refund of each payment when its renter cancels: the tier's share of what was paid for and not refunded, from the
 * oldest payment of a kind to the newest. A damage or a bill comes back by no tier.
 *
 * @param tier    null past the last one
 * @param agreed  the rental's prices, in minor units: what of them is not there any more, or never was, is in no share
 * @returns       minor units by the ids of collected payments, 0 too
 */
export function renterRefunds(
  tier: CancellationTier | null,
  agreed: { rental: MinorUnits; delivery: MinorUnits },
  payments: readonly RefundablePayment[],
): Map<number, MinorUnits> {
  const inOrder = [...payments].sort((one, other) => one.id - other.id);
  const collected = inOrder.filter((payment) => wasCollected(payment) && payment.left > 0);
  const deposits = collected.filter(({ kind }) => kind === 'deposit');
  const rents = collected.filter(({ kind }) => kind === 'rental');
  const there = rents.reduce((sum, { left }) => sum + left, 0);
  const rest: Partial<Record<PaymentKind, MinorUnits>> = refundsBy(tier, {
    rental: Math.max(0, Math.min(agreed.rental, there - agreed.delivery)),
    delivery: rents.length > 0 ? agreed.delivery : 0,
    deposit: deposits.reduce((sum, { amount }) => sum + amount, 0),
  });
  const refunds = new Map<number, MinorUnits>();
  for (const { id, kind, left } of collected) {
    const back = Math.min(rest[kind] ?? 0, left);
    rest[kind] = (rest[kind] ?? 0) - back;
    refunds.set(id, back);
  }
  return refunds;
}
