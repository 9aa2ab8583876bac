import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';
import { statusFilter, YOUR_TURN } from './rental-filters';

const GROUPS = [
  { title: 'Running', statuses: ['active', 'returned'] },
  { title: 'Coming up', statuses: ['approved', 'pending'] },
  { title: 'Past', statuses: ['closed', 'cancelled', 'declined'] },
] as const;

const NEXT_FIRST = { sort: 'start_date', direction: 'asc', per_page: 100 };
const LATEST_FIRST = { sort: 'start_date', direction: 'desc', per_page: 5 };

/** A person's rentals by what happens next, with their number; what is their turn is in no other group. */
export function useRentalGroups(role: 'renter' | 'owner') {
  const { resource } = useWire();
  const fetchList = async (status: string, order: object) => {
    const filters = { role, ...statusFilter(status), ...order };
    return { ...(await resource(rentalRequestType).list(filters)), status };
  };
  const fetchGroup = async ({ title, statuses }: (typeof GROUPS)[number]) => {
    const order = title === 'Past' ? LATEST_FIRST : NEXT_FIRST;
    return { title, lists: await Promise.all(statuses.map((status) => fetchList(status, order))) };
  };
  return useQuery({
    queryKey: recordKeys.list(rentalRequestType, { role, grouped: true }),
    queryFn: async () => {
      const [turn, ...groups] = await Promise.all([
        fetchList(YOUR_TURN, NEXT_FIRST),
        ...GROUPS.map(fetchGroup),
      ]);
      const others = groups.map(({ title, lists }) => {
        const isTurned = ({ id }: RentalRequestRecord) => turn.data.some((one) => one.id === id);
        const turned = turn.data.filter(({ status }) => lists.some((list) => list.status === status));
        const sign = title === 'Past' ? -1 : 1;
        return {
          title,
          lists,
          requests: lists
            .flatMap(({ data }) => data.filter((request) => !isTurned(request)))
            .sort((one, other) => sign * one.start_date.localeCompare(other.start_date)),
          count: lists.reduce((sum, { total }) => sum + total, -turned.length),
        };
      });
      const yours = { title: 'Your turn', lists: [turn], requests: turn.data, count: turn.total };
      return [yours, ...others].filter(({ count }) => count > 0);
    },
  });
}
