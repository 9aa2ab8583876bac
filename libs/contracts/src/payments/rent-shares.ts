import { type MinorUnits, percentOf } from '@kit/money';

export interface RentShares {
  /** The platform's. */
  fee: MinorUnits;
  owner: MinorUnits;
}

/** The platform's fee is of all the rent (delivery included), rounded half up; the rest is the owner's. */
export function rentShares(amount: MinorUnits, feePercent: number): RentShares {
  const fee = percentOf(amount, feePercent);
  return { fee, owner: amount - fee };
}
