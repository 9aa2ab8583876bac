import { type CurrentUser, dueAction, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { readerOf } from '../words/reader';
import { homeRentals } from './choose-rentals';

/** So many are looked through: of those that wait a message comes after what is due, of the others many are over. */
const LOOKED_AT = 10;

/** The rentals of the start page, live. `isSettled` once they are known, or cannot be had. */
export function useHomeRentals(user: CurrentUser | null) {
  const today = new Date().toISOString().slice(0, 10);
  const order = { sort: 'start_date', per_page: LOOKED_AT };
  const waiting = useRecords(rentalRequestType, { your_turn: true, per_page: LOOKED_AT });
  const begun = useRecords(rentalRequestType, { ...order, start_date_to: today, direction: 'desc' });
  const coming = useRecords(rentalRequestType, { ...order, start_date_from: today, direction: 'asc' });
  useLiveRecords(rentalRequestType);

  const parts = [waiting, begun, coming];
  const isKnown = parts.every(({ data }) => data !== undefined);
  const error = isKnown ? null : (parts.find((part) => part.error)?.error ?? null);
  const isDue = (request: RentalRequestRecord) =>
    user !== null && dueAction(request, readerOf(request, user), new Date()) !== null;
  return {
    requests: homeRentals(waiting.data?.data ?? [], begun.data?.data ?? [], coming.data?.data ?? [], isDue),
    error,
    isKnown,
    isSettled: isKnown || error !== null,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
}
