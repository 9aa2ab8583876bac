import { canApply } from '@yard/contracts/rental-moves';
import { collectFrom, type RentalRequestRecord, zoneOf } from '@yard/contracts';

/** A rent that will be charged to the renter's card automatically. */
export interface ComingCharge {
  request: RentalRequestRecord;
  /** The earliest instant. */
  from: Date;
}

/** The rents of approved rentals that nothing was charged for yet, the next first. */
export function comingCharges(requests: readonly RentalRequestRecord[]): ComingCharge[] {
  return requests
    .filter(
      ({ status, payments }) =>
        canApply('collect', status) && !payments.some(({ kind }) => kind === 'rental'),
    )
    .map((request) => ({ request, from: collectFrom(request.start_date, zoneOf(request.machine)) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}
