import { type CurrentUser, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { nextStep } from '../words/next-step';
import { readerOf } from '../words/reader';
import { homeRentals } from './choose-rentals';

/** Rentals on either side of today that are looked through for one that waits for the reader. */
const LOOKED_AT = 10;

/** The rentals of the start page, live. `isSettled` once they are known, or cannot be had. */
export function useHomeRentals(user: CurrentUser | null) {
  const today = new Date().toISOString().slice(0, 10);
  const order = { sort: 'start_date', per_page: LOOKED_AT };
  const waiting = useRecords(rentalRequestType, { needs_attention: true, per_page: 3 });
  const begun = useRecords(rentalRequestType, { ...order, start_date_to: today, direction: 'desc' });
  const coming = useRecords(rentalRequestType, { ...order, start_date_from: today, direction: 'asc' });
  useLiveRecords(rentalRequestType);

  const parts = [waiting, begun, coming];
  const isKnown = parts.every(({ data }) => data !== undefined);
  const error = isKnown ? null : (parts.find((part) => part.error)?.error ?? null);
  const isTheirTurn = (request: RentalRequestRecord) =>
    user !== null && nextStep(request, readerOf(request, user), new Date()).turn === 'you';
  return {
    requests: homeRentals(
      waiting.data?.data ?? [],
      begun.data?.data ?? [],
      coming.data?.data ?? [],
      isTheirTurn,
    ),
    error,
    isKnown,
    isSettled: isKnown || error !== null,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
}
