import { isSignedByBoth, type Signatures } from './handover';
import { isPaid } from '../payments/payment';
import type { PaymentRecord } from '../payments/records';
import type { UnpaidRecord } from './part-records';

export interface RentFacts extends HandOverFacts {
  unpaid: Pick<UnpaidRecord, 'kind'> | null;
  payments: readonly Pick<PaymentRecord, 'kind' | 'status'>[];
}

/** Evidence that a machine left its owner, whether its rent was paid or not. */
export interface HandOverFacts {
  /** Null where it was not handed over while the rent was unpaid. */
  handed_over_unpaid_at: unknown;
  handover: Signatures | null;
}

/** True once both signed the hand-over, or the owner says that it happened though the rent was unpaid. */
export function isHandedOver({ handed_over_unpaid_at, handover }: HandOverFacts): boolean {
  return Boolean(handed_over_unpaid_at) || isSignedByBoth(handover);
}

/**
 * True where the rent was refused and never paid, and the machine was not handed over in spite of it: then it stays
 * with its owner. A change that is unpaid after a paid rent blocks nothing. In SQL: `RENT_IS_MISSING`
 * (`backend/src/rentals/records/missing-rent-in-sql.ts`).
 */
export function isRentMissing(rental: RentFacts): boolean {
  return rental.unpaid?.kind === 'rental' && !isHandedOver(rental) && !hasPaidRent(rental.payments);
}

/**
 * True where the machine of a rental that is over was out: then its rent is owed, however late. One that stayed with
 * its owner, the rent unpaid, owes nothing. In SQL: `WAS_OUT`, beside `RENT_IS_MISSING`.
 */
export function wasOut(rental: Omit<RentFacts, 'unpaid'> & { machine_return: unknown }): boolean {
  return Boolean(rental.machine_return) || isHandedOver(rental) || hasPaidRent(rental.payments);
}

/** True once the rent, or a change of it, is paid. */
export function hasPaidRent(payments: RentFacts['payments']): boolean {
  return payments.some((payment) => payment.kind === 'rental' && isPaid(payment));
}
