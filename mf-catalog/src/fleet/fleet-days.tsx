import { addDays, eachDay, formatMonth } from '@yard/dates';
import { cx } from '@yard/ui';
import styles from './fleet.module.css';

type FleetDaysProps = { from: string; count: number; today: string };

/** The days above the tracks; each bar says its own days to who hears the page. */
export function FleetDays({ from, count, today }: FleetDaysProps) {
  const days = eachDay(from, addDays(from, count - 1));
  return (
    <div className={styles.days} aria-hidden>
      {days.map((day, index) => (
        <span
          key={day}
          className={cx(styles.day, isWeekend(day) && styles.weekend, day === today && styles.today)}
        >
          {(index === 0 || day.endsWith('-01')) && (
            <span className={styles.month}>{formatMonth(day).slice(0, 3)}</span>
          )}
          {Number(day.slice(8))}
        </span>
      ))}
    </div>
  );
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
