import { type CurrentUser, rentalRequestType } from '@yard/contracts';
import { dueAction } from '@yard/contracts/rental-moves';
import { useLiveRecords, useRecords } from '@yard/data';
import { readerOf } from '../words/reader';
import { homeRentals } from './choose-rentals';
import { runsOutAt } from './runs-out';

/** So many are looked through: of those that wait what runs out comes first, of the others many are over. */
const WAITING = 25;
const LOOKED_AT = 10;

/** The rentals of the start page, live. `isSettled` once they are known, or cannot be had. */
export function useHomeRentals(user: CurrentUser | null) {
  const today = new Date().toISOString().slice(0, 10);
  const order = { sort: 'start_date', per_page: LOOKED_AT };
  const waiting = useRecords(rentalRequestType, { your_turn: true, per_page: WAITING });
  const begun = useRecords(rentalRequestType, { ...order, start_date_to: today, direction: 'desc' });
  const coming = useRecords(rentalRequestType, { ...order, start_date_from: today, direction: 'asc' });
  useLiveRecords(rentalRequestType);

  const parts = [waiting, begun, coming];
  const isKnown = parts.every(({ data }) => data !== undefined);
  const error = isKnown ? null : (parts.find((part) => part.error)?.error ?? null);
  const requests = homeRentals(waiting.data?.data ?? [], begun.data?.data ?? [], coming.data?.data ?? [], {
    isDue: (request) => user !== null && dueAction(request, readerOf(request, user), new Date()) !== null,
    runsOut: (request) => user && runsOutAt(request, readerOf(request, user), new Date()),
  });
  const shownIds = requests.map(({ id }) => id);
  const shown = waiting.data?.data.filter(({ id }) => shownIds.includes(id)).length ?? 0;
  return {
    requests,
    /** How many wait for the reader beside those. */
    moreWaiting: (waiting.data?.total ?? 0) - shown,
    error,
    isKnown,
    isSettled: isKnown || error !== null,
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  };
}
