import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import type { Paginated } from '@laravel-wire/core';
import { recordKeys, useWire } from '@yard/data';
import { useQueries } from '@tanstack/react-query';
import { statusFilter, YOUR_TURN } from './rental-filters';

const GROUPS = [
  { title: 'Running', statuses: ['active', 'returned'] },
  { title: 'Coming up', statuses: ['approved', 'pending'] },
  { title: 'Past', statuses: ['closed', 'cancelled', 'declined'] },
] as const;

const NEXT_FIRST = { sort: 'start_date', direction: 'asc', per_page: 100 };
const LATEST_FIRST = { sort: 'start_date', direction: 'desc', per_page: 5 };
const WANTED = [
  { status: YOUR_TURN, order: NEXT_FIRST },
  ...GROUPS.flatMap(({ title, statuses }) =>
    statuses.map((status) => ({ status, order: title === 'Past' ? LATEST_FIRST : NEXT_FIRST })),
  ),
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
      const pages = answers.flatMap(({ data }) => (data ? [data] : []));
      return {
        data: pages.length === WANTED.length ? groupsOf(pages) : undefined,
        error: answers.find(({ error }) => error !== null)?.error ?? null,
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
    },
  });
}

function groupsOf(pages: readonly Paginated<RentalRequestRecord>[]) {
  const [turn, ...all] = pages.map((page, n) => ({ ...page, status: WANTED[n]?.status ?? '' }));
  if (!turn) return [];
  const isTurned = ({ id }: RentalRequestRecord) => turn.data.some((one) => one.id === id);
  const others = GROUPS.map(({ title, statuses }) => {
    const lists = all.filter(({ status }) => statuses.some((one) => one === status));
    const turned = turn.data.filter(({ status }) => lists.some((list) => list.status === status));
    return {
      title,
      lists,
      requests: lists
        .flatMap(({ data }) => data.filter((request) => !isTurned(request)))
        .sort((one, other) => (title === 'Past' ? -1 : 1) * one.start_date.localeCompare(other.start_date)),
      count: lists.reduce((sum, { total }) => sum + total, -turned.length),
    };
  });
  const yours = { title: 'Your turn', lists: [turn], requests: turn.data, count: turn.total };
  return [yours, ...others].filter(({ count }) => count > 0);
}
