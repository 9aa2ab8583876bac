import { type MinorUnits, percentOf } from '@kit/money';

export interface RentShares {
  /** The platform's. */
  fee: MinorUnits;
  owner: MinorUnits;
}

/** How rent is shared: the platform's fee of all of it (delivery included) rounded half up, the rest the owner's. */
export function rentShares(amount: MinorUnits, feePercent: number): RentShares {
  const fee = percentOf(amount, feePercent);
  return { fee, owner: amount - fee };
}
