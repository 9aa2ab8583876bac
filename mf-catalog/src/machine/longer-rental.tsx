import type { MachineRecord, TakenSpan } from '@yard/contracts';
import { extendedTo, lengthWords, longerForSame, longerWords, ratesOf } from '@yard/contracts/days';
import { daysCovered } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Button } from '@yard/ui';
import type { RentalChoice } from './rental-choice';
import styles from './price.module.css';

type LongerRentalProps = {
  machine: MachineRecord;
  taken: readonly TakenSpan[];
  choice: Pick<RentalChoice, 'from' | 'to'>;
  change: (changes: Partial<RentalChoice>) => void;
};

/** Where more days cost no more than the chosen ones: says so, and takes them as far as the machine is free. */
export function LongerRental({ machine, taken, choice: { from, to }, change }: LongerRentalProps) {
  const { currency } = useSettings();
  const days = daysCovered(from, to);
  const longer = longerForSame(days, ratesOf(machine, currency));
  if (longer === null) return null;
  const last = extendedTo({ from, to }, longer.days, { ...machine, taken });
  return (
    <div className={styles.longer}>
      <p>{longerWords(days, longer, currency)}</p>
      {last !== null && (
        <Button small icon="calendar" onPress={() => change({ from, to: last })}>
          Take {lengthWords(daysCovered(from, last))}
        </Button>
      )}
    </div>
  );
}
