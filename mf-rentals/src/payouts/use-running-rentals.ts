import { type RentalRequestRecord, rentalRequestType, type RentalStatus } from '@yard/contracts';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { withRentCollected } from './running-rentals';

/** The owner's rentals whose rent is collected and that are not closed yet; none until they are known. */
export function useRunningRentals(): { running: RentalRequestRecord[]; isPending: boolean } {
  const parts = [useOwn('approved'), useOwn('active'), useOwn('returned')];
  useLiveRecords(rentalRequestType);
  return {
    running: withRentCollected(parts.flatMap(({ data }) => data?.data ?? [])),
    isPending: parts.some((part) => part.isPending),
  };
}

const useOwn = (status: RentalStatus) => useWholeList(rentalRequestType, { role: 'owner', status });
