import { type HandOverFacts, isHandedOver } from './missing-rent';
import { isBooked, type RentalStatus } from './rental-request.state';

/**
 * True where the renter can cancel free of charge, whatever the policy says: the machine is not back from the rental
 * before, or the renter was notified of that before the start, and nobody picked it up.
 *
 * @param isMachineLate  whether it is out still
 */
export function cancelsFree(
  rental: HandOverFacts & { status: RentalStatus; machine_late_at: unknown },
  isMachineLate: boolean,
): boolean {
  if (!isBooked(rental.status) || isHandedOver(rental)) return false;
  return isMachineLate || (rental.status === 'approved' && Boolean(rental.machine_late_at));
}
