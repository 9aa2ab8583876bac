import { type MachineRecord, rentalRequestType } from '@yard/contracts';
import { Grid, SkeletonTable } from '@yard/ui';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useMemo } from 'react';
import { MyMachineRow } from './my-machine-row';

const WAITING = { needs_attention: true, role: 'owner' } as const;

/** How many requests wait for the owner, by machine. */
function useWaitingRequests(): Map<number, number> {
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

/** The machines one below the other; undefined while they are on their way. */
export function MyMachineList({ machines }: { machines: readonly MachineRecord[] | undefined }) {
  const waiting = useWaitingRequests();
  if (machines === undefined) return <SkeletonTable rows={5} columns={3} />;
  return (
    <Grid as="ul" gap={3} bare below={5}>
      {machines.map((machine) => (
        <li key={machine.id}>
          <MyMachineRow machine={machine} waiting={waiting.get(machine.id) ?? 0} />
        </li>
      ))}
    </Grid>
  );
}
