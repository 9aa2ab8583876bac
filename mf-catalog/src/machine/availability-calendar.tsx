import type { TakenSpan } from '@yard/contracts';
import { formatDate, formatMonth } from '@yard/dates';
import { Button, cx } from '@yard/ui';
import { useState } from 'react';
import { calendarMonths, type CalendarMonth, type Cell } from './calendar-months';
import { TakenList } from './taken-list';
import styles from './calendar.module.css';

/** Months ahead that can be turned to, and how many are side by side. */
const MONTHS = 12;
const SHOWN = 2;

type AvailabilityCalendarProps = {
  /** At the machine's place. */
  today: string;
  taken: readonly TakenSpan[];
};

/** Free and taken days, two months at a time, and in words below. */
export function AvailabilityCalendar({ today, taken }: AvailabilityCalendarProps) {
  const [at, setAt] = useState(0);
  const months = calendarMonths(today, MONTHS, taken);

  return (
    <div className={styles.calendar}>
      <div className={styles.turn}>
        <Button small icon="chevron-left" disabled={at === 0} onPress={() => setAt(Math.max(0, at - SHOWN))}>
          Earlier
        </Button>
        <Button
          small
          iconEnd="chevron-right"
          disabled={at + SHOWN >= MONTHS}
          onPress={() => setAt(at + SHOWN)}
        >
          Later
        </Button>
      </div>
      <div className={styles.months}>
        {months.slice(at, at + SHOWN).map((month) => (
          <Month key={month.first} month={month} today={today} />
        ))}
      </div>
      <p className={styles.legend}>
        <span className={styles.sample} aria-hidden /> Free
        <span className={cx(styles.sample, styles.taken)} aria-hidden /> Taken
      </p>
      <TakenList taken={taken} />
    </div>
  );
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function Month({ month, today }: { month: CalendarMonth; today: string }) {
  return (
    <table className={styles.month}>
      <caption>{formatMonth(month.first)}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week, index) => (
          <tr key={index}>
            {week.map((cell, weekday) => (
              <DayCell key={weekday} cell={cell} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ cell, today }: { cell: Cell; today: string }) {
  if (cell === null) return <td />;
  return (
    <td aria-current={cell.day === today ? 'date' : undefined}>
      <span className={cx(styles.day, styles[cell.state])} title={dayTitle(cell.day, cell.state)}>
        {cell.number}
        {cell.state === 'taken' && <span className="visually-hidden"> taken</span>}
      </span>
    </td>
  );
}

function dayTitle(day: string, state: string): string {
  return state === 'past' ? '' : `${formatDate(day, 'full')}: ${state}`;
}
