import type { MinorUnits } from '@kit/money';
import { isMoneyDisputed } from './dispute';

/** What the renter's bank took of a payment, or asks about. */
interface Disputed {
  status?: string | null;
  amount: number;
}

/** A payment as far as what is left of it asks. Minor units. */
export interface RefundedPayment {
  amount: MinorUnits;
  /** What went back, and what is on its way back. */
  back: MinorUnits;
  dispute: Disputed | null;
}

/** What a bank has of a payment, in the units of its dispute. */
export function takenByBank(dispute: Disputed | null): number {
  return dispute && isMoneyDisputed(dispute.status) ? dispute.amount : 0;
}

/** What of a payment can be given back yet: what a bank has taken is not there. */
export function refundableAmount({ amount, back, dispute }: RefundedPayment): MinorUnits {
  return Math.max(0, amount - back - takenByBank(dispute));
}
