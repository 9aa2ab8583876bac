import { machineType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { cx, EmptyState, ErrorState, LinkButton, SkeletonCards } from '@yard/ui';
import { MachineCard } from '../machines/machine-card';
import cardStyles from '../machines/machine-card.module.css';
import styles from './home.module.css';

const NEWEST = { sort: 'created_at', direction: 'desc', per_page: 8 } as const;

/** The machines that were listed last, for the start page. */
export default function RecentMachines() {
  const machines = useRecords(machineType, NEWEST);
  return (
    <section aria-labelledby="recent-machines" className={styles.section}>
      <div className={styles.head}>
        <h2 id="recent-machines">New in the yard</h2>
        <LinkButton kind="quiet" to="/search" iconEnd="arrow-right">
          See all machines
        </LinkButton>
      </div>
      {machines.isError ? (
        <ErrorState title="The newest machines could not be loaded" onRetry={() => void machines.refetch()}>
          The search above still works.
        </ErrorState>
      ) : machines.data === undefined ? (
        <SkeletonCards count={NEWEST.per_page} />
      ) : machines.data.data.length === 0 ? (
        <EmptyState icon="machine" title="No machines yet">
          The first machines that owners list stand here.
        </EmptyState>
      ) : (
        <ul className={cx(cardStyles.grid, styles.machines)}>
          {machines.data.data.map((machine) => (
            <li key={machine.id}>
              <MachineCard machine={machine} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
