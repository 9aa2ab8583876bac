import { rentalRequestType } from '@yard/contracts';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useMemo } from 'react';

const WAITING = { needs_attention: true, role: 'owner' } as const;

/** How many requests wait for the owner, by machine. */
export function useWaitingRequests(): Map<number, number> {
  const requests = useWholeList(rentalRequestType, WAITING);
  useLiveRecords(rentalRequestType);
  return useMemo(() => {
    const counts = new Map<number, number>();
    requests.data?.data.forEach(({ machine_id }) =>
      counts.set(machine_id, (counts.get(machine_id) ?? 0) + 1),
    );
    return counts;
  }, [requests.data]);
}
