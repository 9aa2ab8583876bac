import type { MachineReturnRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Money, Panel, SpecSheet } from '@yard/ui';
import styles from '../rental/rental.module.css';
import { instantWords } from '../words/time-words';

/** How the machine came back. */
export function ReturnFacts({ back, zone }: { back: MachineReturnRecord; zone: string }) {
  const { currency } = useSettings();
  const facts = [
    { label: 'Back on', value: instantWords(back.returned_at, zone) },
    { label: 'Condition', value: back.condition === 'good' ? 'Good' : 'Damaged' },
    { label: 'Hour meter', value: back.hours === null ? '–' : `${back.hours} h` },
    { label: 'Fuel', value: back.fuel_level === null ? '–' : `${back.fuel_level}%` },
    { label: 'Damage', value: <Money amount={back.damage_amount} currency={currency} /> },
  ];
  return (
    <Panel title="Return">
      <SpecSheet facts={facts} />
      {back.details && <p className={styles.details}>{back.details}</p>}
      {back.contest_reason && <p className={styles.details}>Contested: {back.contest_reason}</p>}
    </Panel>
  );
}
