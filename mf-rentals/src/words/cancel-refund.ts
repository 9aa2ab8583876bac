import {
  hoursBeforeStart,
  isPaid,
  type PaymentKind,
  type PaymentRecord,
  refundsBy,
  type RentalRequestRecord,
  tierFor,
  zoneOf,
} from '@yard/contracts';
import { type MinorUnits, toMajor, toMinor } from '@kit/money';
import type { Reader } from './reader';

/** What of a payment comes back, in major units. */
export interface CancelRefund {
  id: number;
  kind: PaymentKind;
  rental_change_id: number | null;
  paid: number;
  back: number;
}

/**
 * What comes back of each collected payment when this reader cancels now: the server's own rule, on the same figures.
 * Only a renter is held to the tiers; when anybody else cancels everything comes back.
 */
export function cancelRefunds(request: RentalRequestRecord, reader: Reader, now: Date): CancelRefund[] {
  const collected = request.payments.filter(isPaid);
  const shares = reader === 'renter' ? sharesOf(request, collected, now) : null;
  return collected.map(({ id, kind, rental_change_id, amount, refunded_amount, currency }) => {
    const left = toMinor(amount, currency) - toMinor(refunded_amount, currency);
    const back = Math.min(shares ? shares[kind] : left, left);
    return { id, kind, rental_change_id, paid: amount, back: toMajor(back, currency) };
  });
}

/** All that comes back, in major units. */
export function totalBack(refunds: readonly CancelRefund[], currency: string): number {
  return toMajor(
    refunds.reduce((sum, { back }) => sum + toMinor(back, currency), 0),
    currency,
  );
}

function sharesOf(
  request: RentalRequestRecord,
  collected: readonly PaymentRecord[],
  now: Date,
): Record<PaymentKind, MinorUnits> {
  const { start_date, machine, cancellation_policy } = request;
  const currency = collected[0]?.currency ?? '';
  const sum = (kind: PaymentKind) =>
    collected
      .filter((payment) => payment.kind === kind)
      .reduce((total, { amount }) => total + toMinor(amount, currency), 0);
  const hasRent = sum('rental') > 0;
  const part = (amount: number) => (hasRent ? toMinor(amount, currency) : 0);
  const tier = tierFor(cancellation_policy.tiers, hoursBeforeStart(start_date, zoneOf(machine), now));
  const back = refundsBy(tier, {
    rental: part(request.rental_amount),
    delivery: part(request.delivery_amount),
    deposit: sum('deposit'),
  });
  return { ...back, damage: 0, bill: 0 };
}
