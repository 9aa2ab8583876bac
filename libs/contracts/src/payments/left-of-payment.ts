import type { MinorUnits } from '@kit/money';
import { isMoneyDisputed } from './dispute';

/** A payment as far as what is left of it asks. Minor units. */
export interface PartlyGone {
  amount: MinorUnits;
  /** What went back, and what is on its way back. */
  back: MinorUnits;
  /** What the renter's bank took, or asks about. */
  dispute: { status: string; amount: MinorUnits } | null;
}

/** What of a payment can be given back yet: what a bank has taken is not there. */
export function leftOfPayment({ amount, back, dispute }: PartlyGone): MinorUnits {
  const taken = dispute && isMoneyDisputed(dispute.status) ? dispute.amount : 0;
  return Math.max(0, amount - back - taken);
}
