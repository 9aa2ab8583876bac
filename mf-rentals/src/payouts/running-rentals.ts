import { isOver, type RentalRequestRecord, wasCollected } from '@yard/contracts';

/** Running rentals whose rent is collected, the next to end first. */
export function withRentCollected(rentals: readonly RentalRequestRecord[]): RentalRequestRecord[] {
  return rentals
    .filter(({ status, payments }) => !isOver(status) && payments.some(isCollectedRent))
    .sort((one, other) => one.end_date.localeCompare(other.end_date));
}

function isCollectedRent(payment: RentalRequestRecord['payments'][number]): boolean {
  return payment.kind === 'rental' && wasCollected(payment);
}
