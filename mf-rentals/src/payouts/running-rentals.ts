import { isOver, type RentalRequestRecord, wasCollected } from '@yard/contracts';

/** Running rentals whose rent is collected, the next to end first. */
export function withRentCollected(rentals: readonly RentalRequestRecord[]): RentalRequestRecord[] {
  return rentals
    .filter(({ status }) => !isOver(status))
    .filter(({ payments }) => payments.some((paid) => paid.kind === 'rental' && wasCollected(paid)))
    .sort((one, other) => one.end_date.localeCompare(other.end_date));
}
