import { placeWords, type MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Box, type DayRange, Hint, IconButton, Money, Row, Stack, Unbroken } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { foundPath } from '../../machines/machine-path';
import { MachinePicture } from '../../machines/machine-picture';
import type { NeededAt } from '../../machines/needed-at';
import { countWords } from '../../machines/machine-words';
import { areTooFewFor, TooFewDays } from '../../machines/too-few-days';
import { priceIsFor, shownPrice } from './shown-price';
import styles from './map.module.css';

type PickedMachinesProps = {
  machines: MachineRecord[];
  daysOf: (machine: MachineRecord) => DayRange;
  needed: NeededAt;
  /** Called with the first of them, and where this lies over the map. */
  onShown: (id: number, panel: DOMRect) => void;
  onClose: () => void;
};

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
    <Box ref={panel} framed pad={3} className={styles.picked} role="group" aria-label="Chosen on the map">
      <span className={styles.pickedClose}>
        <IconButton small icon="close" label="Close" onPress={onClose} />
      </span>
      <span className={styles.pickedCount} role="status">
        {machines.length > 1 ? countWords(machines.length, 'machine') : ''}
      </span>
      <Box as="ul" bare>
        {machines.map((machine) => (
          <li key={machine.id}>
            <Picked machine={machine} days={daysOf(machine)} needed={needed} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

type PickedProps = { machine: MachineRecord; days: DayRange; needed: NeededAt };

function Picked({ machine, days, needed }: PickedProps) {
  return (
    <Row as={Link} to={foundPath(machine, days, needed)} leads gap={3}>
      <MachinePicture machine={machine} small />
      <Stack as="span" size={14} breaks shrinks>
        <strong>
          <Unbroken text={machine.subject} />
        </strong>
        <Hint as="span">{placeWords(machine)}</Hint>
        <Price machine={machine} days={days} />
      </Stack>
    </Row>
  );
}

function Price({ machine, days }: Omit<PickedProps, 'needed'>) {
  const { currency } = useSettings();
  const { amount, of } = shownPrice(machine, days, currency);
  if (areTooFewFor({ machine, days })) return <TooFewDays machine={machine} days={days} />;
  if (of === 'none') return <Hint as="span">Can’t be delivered on these dates</Hint>;
  return (
    <Hint as="span">
      <b>
        <Money amount={amount} currency={currency} />
      </b>{' '}
      {priceIsFor[of]}
    </Hint>
  );
}
