import { rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useMemo } from 'react';

/** Requests that wait for the owner are few; the first hundred say which machines they are for. */
const WAITING = { needs_attention: true, role: 'owner', per_page: 100 } as const;

/** How many requests wait for the owner, by machine. */
export function useWaitingRequests(): Map<number, number> {
  const requests = useRecords(rentalRequestType, WAITING);
  useLiveRecords(rentalRequestType);
  return useMemo(() => {
    const counts = new Map<number, number>();
    requests.data?.data.forEach(({ machine_id }) =>
      counts.set(machine_id, (counts.get(machine_id) ?? 0) + 1),
    );
    return counts;
  }, [requests.data]);
}
