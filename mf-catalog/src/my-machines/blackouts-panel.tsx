import { type BlackoutRecord, blackoutType, type MachineRecord, machineType } from '@yard/contracts';
import { useAlertedCall, useNestedRecords } from '@yard/data';
import { formatDays } from '@yard/dates';
import { Button, Panel, Sheet, SkeletonText, useModals } from '@yard/ui';
import { useState } from 'react';
import { BlackoutForm } from './blackout-form';
import { PartRow } from './part-row';
import { useMachineParts } from './use-machine-parts';
import styles from './my-machines.module.css';

/** Days on which the owner keeps the machine back. */
export function BlackoutsPanel({ machine }: { machine: MachineRecord }) {
  const blackouts = useNestedRecords(machineType, machine.id, blackoutType, { per_page: 100 });
  const [edited, setEdited] = useState<BlackoutRecord | 'new' | null>(null);
  const remove = useRemoveBlackout(machine.id);
  return (
    <Panel
      title="Days you keep back"
      aside={
        <Button small icon="plus" onPress={() => setEdited('new')}>
          Add
        </Button>
      }
    >
      {blackouts.isError ? (
        <div className={styles.stack}>
          <p>The days could not be loaded.</p>
          <div className={styles.fit}>
            <Button small icon="refresh" onPress={() => void blackouts.refetch()}>
              Try again
            </Button>
          </div>
        </div>
      ) : blackouts.data === undefined ? (
        <SkeletonText lines={2} />
      ) : blackouts.data.data.length === 0 ? (
        <p className={styles.hint}>None: the machine can be rented whenever it is not rented already.</p>
      ) : (
        <ul className={styles.list}>
          {blackouts.data.data.map((blackout) => (
            <PartRow
              key={blackout.id}
              title={formatDays(blackout.start_date, blackout.end_date, 'short')}
              onEdit={() => setEdited(blackout)}
              onDelete={() => void remove(blackout)}
            >
              {blackout.reason ?? 'No reason given'}
            </PartRow>
          ))}
        </ul>
      )}
      <Sheet
        title={edited === 'new' ? 'Keep days back' : 'Change days'}
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
      >
        <BlackoutForm
          machine={machine}
          blackout={edited === 'new' ? null : edited}
          onDone={() => setEdited(null)}
        />
      </Sheet>
    </Panel>
  );
}

function useRemoveBlackout(machineId: number) {
  const parts = useMachineParts(machineId, blackoutType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  return async (blackout: BlackoutRecord) => {
    const days = formatDays(blackout.start_date, blackout.end_date, 'short');
    const sure = await confirm({
      title: 'Free these days?',
      message: `${days} can then be rented.`,
      confirmText: 'Free the days',
    });
    if (sure) await call(parts.destroy(blackout.id));
  };
}
