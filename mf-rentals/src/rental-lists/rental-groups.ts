import { isOver, type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { isYourTurn, type RentalReader } from '@yard/contracts/rental-moves';
import type { Paginated } from '@laravel-wire/core';
import { recordKeys, useWire } from '@yard/data';
import { useQueries } from '@tanstack/react-query';
import { runsOutAt, soonestFirst } from '../home/runs-out';
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
        data: turn && open && past ? groupsOf(role, turn, open, past) : undefined,
        error: answers.find(({ error }) => error !== null)?.error ?? null,
        isFetching: answers.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
      };
    },
  });
}

type Found = Paginated<RentalRequestRecord>;

function groupsOf(role: RentalReader, turn: Found, open: Found, past: Found) {
  const isCut = ({ data, total }: Found) => data.length < total;
  const isTurn = (request: RentalRequestRecord) =>
    turn.data.some(({ id }) => id === request.id) || (isCut(turn) && isYourTurn(request, role, new Date()));
  const remaining = ({ data }: Found) => data.filter((request) => !isTurn(request));
  const turned = (isPast: boolean) => turn.data.filter(({ status }) => isOver(status) === isPast).length;
  const isOut = ({ status }: RentalRequestRecord) => ['active', 'returned'].includes(status);
  const running = remaining(open).filter(isOut);
  const coming = remaining(open).filter((request) => !isOut(request));
  const group = (title: string, requests: RentalRequestRecord[], count: number | null, status: string) => ({
    ...{ title, requests },
    count: count === null ? `${requests.length}+` : count.toLocaleString('en-US'),
    more: count === null || count > requests.length ? status : null,
  });
  // Rentals are sorted by start: a page that ends with one that is out may be followed by others that are.
  const goesOn = isCut(open) && open.data.slice(-1).some(isOut);
  const known = (found: Found, shown: RentalRequestRecord[], count: number) =>
    isCut(found) ? (isCut(turn) || (goesOn && found === open) ? null : count) : shown.length;
  return [
    group(
      'Your turn',
      soonestFirst(turn.data, (request) => runsOutAt(request, role, new Date())),
      turn.total,
      YOUR_TURN,
    ),
    group('Running', running, goesOn ? null : running.length, OPEN),
    group('Coming up', coming, known(open, coming, open.total - running.length - turned(false)), OPEN),
    group('Past', remaining(past), known(past, remaining(past), past.total - turned(true)), PAST),
  ].filter(({ count }) => count !== '0' && count !== '0+');
}
