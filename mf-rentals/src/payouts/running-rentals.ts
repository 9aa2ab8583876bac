import { isOver, type RentalRequestRecord, wasCollected } from '@yard/contracts';

/** Rentals that hold the owner's rent and are not over, the next to end first. */
export function withRentCollected(rentals: readonly RentalRequestRecord[]): RentalRequestRecord[] {
  return rentals
    .filter(({ status, payments }) => !isOver(status) && payments.some(isCollectedRent))
    .sort((one, other) => one.end_date.localeCompare(other.end_date));
}

function isCollectedRent(payment: RentalRequestRecord['payments'][number]): boolean {
  return payment.kind === 'rental' && wasCollected(payment);
}
