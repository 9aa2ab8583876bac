import type { MinorUnits } from '@kit/money';
import { isMoneyDisputed } from './dispute';

/** The part of a payment that the renter's bank took, or asks about. */
interface Disputed {
  status?: string | null;
  amount: number;
}

/** A payment as far as what is left of it asks. Minor units. */
export interface RefundedPayment {
  amount: MinorUnits;
  /** Refunds that are done or on their way. */
  back: MinorUnits;
  dispute: Disputed | null;
}

/** The disputed part of a payment, in the units of its dispute. */
export function takenByBank(dispute: Disputed | null): number {
  return dispute && isMoneyDisputed(dispute.status) ? dispute.amount : 0;
}

/** The part of a payment that can still be refunded, without what a bank has taken. */
export function refundableAmount({ amount, back, dispute }: RefundedPayment): MinorUnits {
  return Math.max(0, amount - back - takenByBank(dispute));
}
