import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { withRentCollected } from './running-rentals';

/** The latest of an owner's rentals reach far enough: those before are closed. */
const LOOKED_AT = 50;

/** The owner's rentals whose rent is collected and that are not closed yet; none until they are known. */
export function useRunningRentals(): { running: RentalRequestRecord[]; isPending: boolean } {
  const query = { role: 'owner', sort: 'start_date', direction: 'desc', per_page: LOOKED_AT };
  const { data, isPending } = useRecords(rentalRequestType, query);
  useLiveRecords(rentalRequestType);
  return { running: withRentCollected(data?.data ?? []), isPending };
}
