import { daysWords, placeWords, type MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { type DayRange, IconButton, Money, Stack, Unbroken } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { foundPath } from '../../machines/machine-path';
import { MachinePicture } from '../../machines/machine-picture';
import type { NeededAt } from '../../machines/needed-at';
import { countWords } from '../../machines/machine-words';
import { priceIsFor, shownPrice } from './shown-price';
import styles from './picked-machines.module.css';

type PickedMachinesProps = {
  machines: MachineRecord[];
  /** Those that a machine is looked at with. */
  daysOf: (machine: MachineRecord) => DayRange;
  needed: NeededAt;
  /** Told the first of them, and where this lies over the map. */
  onShown: (id: number, panel: DOMRect) => void;
  onClose: () => void;
};

/** What was pressed on the map: a machine, or those at one spot. */
export function PickedMachines({ machines, daysOf, needed, onShown, onClose }: PickedMachinesProps) {
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
      <Stack as="ul" gap={2} bare>
        {machines.map((machine) => (
          <li key={machine.id}>
            <Picked machine={machine} days={daysOf(machine)} needed={needed} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

type PickedProps = { machine: MachineRecord; days: DayRange; needed: NeededAt };

function Picked({ machine, days, needed }: PickedProps) {
  return (
    <Link to={foundPath(machine, days, needed)} className={styles.pickedCard}>
      <span className={styles.pickedPicture}>
        <MachinePicture machine={machine} />
      </span>
      <span className={styles.pickedWords}>
        <strong>
          <Unbroken text={machine.subject} />
        </strong>
        <span>{placeWords(machine)}</span>
        <Price machine={machine} days={days} />
      </span>
    </Link>
  );
}

function Price({ machine, days }: Omit<PickedProps, 'needed'>) {
  const { currency } = useSettings();
  const { amount, of } = shownPrice(machine, days, currency);
  if (machine.total_amount === null) return <span>Not delivered there for these days</span>;
  if (of === 'none') return <span>Rented for {daysWords(machine.minimum_days)} or more</span>;
  return (
    <span>
      <b>
        <Money amount={amount} currency={currency} />
      </b>{' '}
      {priceIsFor[of]}
    </span>
  );
}
