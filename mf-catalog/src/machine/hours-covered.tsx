import { HOURS_COVERED, type MachineRecord, overtimeRate } from '@yard/contracts';
import { toMajor, toMinor } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { Money } from '@yard/ui';
import styles from './price.module.css';

/** How many hours the rent covers and what a further one costs, as the rental agreement has it. */
export function HoursCovered({ machine: { daily_rate } }: { machine: Pick<MachineRecord, 'daily_rate'> }) {
  const { currency } = useSettings();
  const { day, week, fourWeeks } = HOURS_COVERED;
  const rate = overtimeRate(daily_rate === null ? null : toMinor(daily_rate, currency));
  return (
    <p className={styles.soft}>
      Covers {day} hours on the hour meter a day, {week} a week, {fourWeeks} in four weeks.
      {rate !== null && (
        <>
          {' '}
          Each further hour: <Money amount={toMajor(rate, currency)} currency={currency} exact />
        </>
      )}
    </p>
  );
}
