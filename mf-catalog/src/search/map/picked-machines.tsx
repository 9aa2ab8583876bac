import type { MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { type DayRange, IconButton, Money, Unbroken } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { machinePath } from '../../machines/machine-path';
import { MachinePicture } from '../../machines/machine-picture';
import { countWords, placeWords } from '../../machines/machine-words';
import styles from './picked-machines.module.css';

type PickedMachinesProps = {
  machines: MachineRecord[];
  days: DayRange;
  /** Told the first of them, and where this lies over the map. */
  onShown: (id: number, panel: DOMRect) => void;
  onClose: () => void;
};

/** What was pressed on the map: a machine, or those at one spot. */
export function PickedMachines({ machines, days, onShown, onClose }: PickedMachinesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(onShown);
  const first = machines[0]?.id;
  // A small window may show the upper part of the map alone.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (panel.current && first !== undefined) shown.current(first, panel.current.getBoundingClientRect());
  }, [first]);
  return (
    <div ref={panel} className={styles.picked} role="group" aria-label="Chosen on the map">
      <span className={styles.pickedClose}>
        <IconButton small icon="close" label="Close" onPress={onClose} />
      </span>
      <span className={styles.pickedCount} role="status">
        {machines.length > 1 ? countWords(machines.length, 'machine') : ''}
      </span>
      <ul className={styles.pickedList}>
        {machines.map((machine) => (
          <li key={machine.id}>
            <Picked machine={machine} days={days} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Picked({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  return (
    <Link to={machinePath(machine.id, days)} className={styles.pickedCard}>
      <span className={styles.pickedPicture}>
        <MachinePicture machine={machine} />
      </span>
      <span className={styles.pickedWords}>
        <strong>
          <Unbroken text={machine.subject} />
        </strong>
        <span>{placeWords(machine)}</span>
        <Price machine={machine} />
      </span>
    </Link>
  );
}

function Price({ machine: { total_amount, daily_rate } }: { machine: MachineRecord }) {
  const { currency } = useSettings();
  if (total_amount === null) return <span>Not delivered there for these days</span>;
  return (
    <span>
      <b>
        <Money amount={total_amount ?? daily_rate} currency={currency} />
      </b>{' '}
      {total_amount === undefined ? 'a day' : 'delivered'}
    </span>
  );
}
