import { isOver, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import type { Paginated } from '@laravel-wire/core';
import { recordKeys, useWire } from '@yard/data';
import { useQueries } from '@tanstack/react-query';
import { OPEN, PAST, statusFilter, YOUR_TURN } from './rental-filters';

const NEXT_FIRST = { sort: 'start_date', direction: 'asc', per_page: 100 };
const LATEST_FIRST = { sort: 'start_date', direction: 'desc', per_page: 15 };
const WANTED = [
  { status: YOUR_TURN, order: NEXT_FIRST },
  { status: OPEN, order: NEXT_FIRST },
  { status: PAST, order: LATEST_FIRST },
];

/** A person's rentals by what happens next, with their number; what is their turn is in no other group. */
export function useRentalGroups(role: 'renter' | 'owner') {
  const { resource } = useWire();
  return useQueries({
    queries: WANTED.map(({ status, order }) => {
      const filters = { role, ...statusFilter(status), ...order };
      return {
        queryKey: recordKeys.list(rentalRequestType, filters),
        queryFn: () => resource(rentalRequestType).list(filters),
      };
    }),
    combine: (answers) => {
      const [turn, open, past] = answers.map(({ data }) => data);
      return {
        data: turn && open && past ? groupsOf(turn, open, past) : undefined,
        error: answers.find(({ error }) => error !== null)?.error ?? null,
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
    },
  });
}

type Found = Paginated<RentalRequestRecord>;

function groupsOf(turn: Found, open: Found, past: Found) {
  const others = ({ data }: Found) => data.filter(({ id }) => turn.data.every((one) => one.id !== id));
  const turned = (isPast: boolean) => turn.data.filter(({ status }) => isOver(status) === isPast).length;
  const [running, coming] = [true, false].map((isOut) =>
    others(open).filter(({ status }) => ['active', 'returned'].includes(status) === isOut),
  ) as [RentalRequestRecord[], RentalRequestRecord[]];
  const group = (title: string, requests: RentalRequestRecord[], count: number, status: string) => ({
    ...{ title, requests, count },
    /** The filter that finds those that are not here. */
    more: count > requests.length ? status : null,
  });
  return [
    group('Your turn', turn.data, turn.total, YOUR_TURN),
    group('Running', running, running.length, OPEN),
    // What runs began before: only of those to come there are more than a page.
    group('Coming up', coming, open.total - running.length - turned(false), OPEN),
    group('Past', others(past), past.total - turned(true), PAST),
  ].filter(({ count }) => count > 0);
}
