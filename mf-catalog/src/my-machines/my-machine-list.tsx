import type { MachineRecord } from '@yard/contracts';
import { SkeletonTable } from '@yard/ui';
import { MyMachineRow } from './my-machine-row';
import { useWaitingRequests } from './use-waiting-requests';
import styles from './my-machines.module.css';

/** The machines one below the other; undefined while they are on their way. */
export function MyMachineList({ machines }: { machines: readonly MachineRecord[] | undefined }) {
  const waiting = useWaitingRequests();
  if (machines === undefined) return <SkeletonTable rows={5} columns={3} />;
  return (
    <ul className={styles.machines}>
      {machines.map((machine) => (
        <li key={machine.id}>
          <MyMachineRow machine={machine} waiting={waiting.get(machine.id) ?? 0} />
        </li>
      ))}
    </ul>
  );
}
