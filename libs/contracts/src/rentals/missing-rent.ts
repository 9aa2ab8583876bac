import { isPaid } from '../payments/payment';
import type { PaymentRecord } from '../payments/records';
import type { UnpaidRecord } from './part-records';

/** The facts of a rental that say whether its rent is missing. */
export interface RentFacts {
  unpaid: Pick<UnpaidRecord, 'kind'> | null;
  payments: readonly Pick<PaymentRecord, 'kind' | 'status'>[];
  /** Null where it was not handed over while the rent was unpaid. */
  handed_over_unpaid_at: unknown;
}

/**
 * Whether the rent was refused and never came, and the machine was not handed over in spite of it: then it stays with
 * its owner. A change that is unpaid after a paid rent holds nothing up. In SQL: `RENT_IS_MISSING`
 * (`backend/src/rentals/records/missing-rent.ts`).
 */
export function isRentMissing({ unpaid, payments, handed_over_unpaid_at }: RentFacts): boolean {
  return unpaid?.kind === 'rental' && !handed_over_unpaid_at && !hasPaidRent(payments);
}

/**
 * Whether the machine of a rental that is over was out: then its rent is owed, however late. One that stayed with its
 * owner, the rent unpaid, owes nothing. In SQL: `WAS_OUT`, beside `RENT_IS_MISSING`.
 */
export function wasOut({
  machine_return,
  handed_over_unpaid_at,
  payments,
}: Omit<RentFacts, 'unpaid'> & { machine_return: unknown }): boolean {
  return Boolean(machine_return ?? handed_over_unpaid_at) || hasPaidRent(payments);
}

/** Whether the rent, or a change of it, is paid. */
export function hasPaidRent(payments: RentFacts['payments']): boolean {
  return payments.some((payment) => payment.kind === 'rental' && isPaid(payment));
}
