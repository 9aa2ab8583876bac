import type { PaymentKind, RentalRequestRecord } from '@yard/contracts';
import { hoursBeforeStart, isPaid, renterRefunds, takenByBank, tierFor, zoneOf } from '@yard/contracts';
import { backOf } from '@yard/contracts/rental-moves';
import { type MinorUnits, toMajor, toMinor } from '@kit/money';
import { refundable } from './deposit-collected';
import type { Reader } from './reader';

/** What of a payment comes back, in major units. */
export interface CancelRefund {
  id: number;
  kind: PaymentKind;
  rental_change_id: number | null;
  paid: number;
  /** What a bank has of it. */
  taken: number;
  /** What is on its way back already. */
  returning: number;
  back: number;
}

/**
 * What comes back of each collected payment when this reader cancels now: the server's own rule, on the same figures.
 * Where the machine is not back, everything does.
 */
export function cancelRefunds(request: RentalRequestRecord, reader: Reader, now: Date): CancelRefund[] {
  const collected = request.payments.filter(isPaid);
  const isByTerms = !request.cancels_free && backOf('cancel', reader, request.status) === 'terms';
  const shares = isByTerms ? sharesOf(request, now) : null;
  return collected.map((payment) => {
    const { id, kind, rental_change_id, amount, dispute, returning_amount = 0, currency } = payment;
    const back = shares ? (shares.get(id) ?? 0) : refundable(payment);
    return {
      id,
      kind,
      rental_change_id,
      paid: amount,
      taken: takenByBank(dispute),
      returning: returning_amount,
      back: toMajor(back, currency),
    };
  });
}

/** All that comes back, in major units. */
export function totalBack(refunds: readonly CancelRefund[], currency: string): number {
  return toMajor(
    refunds.reduce((sum, { back }) => sum + toMinor(back, currency), 0),
    currency,
  );
}

function sharesOf(request: RentalRequestRecord, now: Date): Map<number, MinorUnits> {
  const { start_date, machine, cancellation_policy, payments } = request;
  const currency = payments[0]?.currency;
  if (!currency) return new Map();
  const tier = tierFor(cancellation_policy.tiers, hoursBeforeStart(start_date, zoneOf(machine), now));
  const agreed = {
    rental: toMinor(request.rental_amount, currency),
    delivery: toMinor(request.delivery_amount, currency),
  };
  const attempts = payments.map((payment) => {
    return { ...payment, amount: toMinor(payment.amount, currency), left: refundable(payment) };
  });
  return renterRefunds(tier, agreed, attempts);
}
