import { placeWords, type MachineRecord, missingForPublishing } from '@yard/contracts';
import { Card, Indicator } from '@yard/ui';
import { MachinePicture } from '../machines/machine-picture';
import { countWords } from '../machines/machine-words';
import { Rates } from '../machines/rates';
import { MachineState } from './machine-state';
import styles from './my-machines.module.css';

/** One of the owner's machines: its state, its rates, what waits. Leads to its form. */
export function MyMachineRow({ machine, waiting }: { machine: MachineRecord; waiting: number }) {
  return (
    <Card to={`/my-machines/${machine.id}`} padded={false}>
      <div className={styles.row}>
        <div className={styles.thumbnail}>
          <MachinePicture machine={machine} />
        </div>
        <div className={styles.rowText}>
          <h2 className={styles.subject}>{machine.subject}</h2>
          <p className={styles.hint}>
            {[machine.machine_type_name, placeWords(machine)].filter(Boolean).join(' · ')}
          </p>
          <Rates machine={machine} />
        </div>
        <div className={styles.rowState}>
          <MachineState machine={machine} />
          {machine.published_at === null && <span className={styles.hint}>{stateWords(machine)}</span>}
          {waiting > 0 && (
            <span className={styles.waiting}>
              <Indicator />
              {countWords(waiting, 'request')} waiting
            </span>
          )}
        </div>
      </div>
    </Card>
  );
}

function stateWords(machine: MachineRecord): string {
  if (Object.keys(missingForPublishing(machine)).length > 0) return 'Not complete yet';
  return machine.taken_off_reason === null ? 'Ready to publish' : 'To be changed first';
}
