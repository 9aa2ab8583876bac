import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { withRentCollected } from './running-rentals';

/** The owner's rentals whose rent is collected and that are not closed yet; none until they are known. */
export function useRunningRentals(): { running: RentalRequestRecord[]; isPending: boolean } {
  const { data, isPending } = useWholeList(rentalRequestType, { role: 'owner', over: false });
  useLiveRecords(rentalRequestType);
  return { running: withRentCollected(data?.data ?? []), isPending };
}
