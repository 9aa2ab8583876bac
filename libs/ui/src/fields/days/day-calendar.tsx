import type { DateValue } from '@internationalized/date';
import { formatDate } from '@yard/dates';
import { useContext, useState } from 'react';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Button } from '../../actions/button';
import type { DayRange } from './date-range-picker';
import { readDay } from './day-value';
import styles from './day-calendar.module.css';

/** Months that are side by side where there is room, and turned together. */
const MONTHS = 2;

export type DayCalendarProps = {
  label: string;
  value: DayRange;
  onChange: (days: DayRange) => void;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  /** Why a day cannot be had, such as "rented"; null where it is free. */
  whyTaken: (day: string) => string | null;
};

/** Free and taken days, two months at a time: a free first and last day are chosen, a taken one says why it is. */
export default function DayCalendar({ label, value, onChange, min, max, whyTaken }: DayCalendarProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const [start, end] = [readDay(value.from), readDay(value.to)];
  const reason = asked === null ? null : whyTaken(asked);
  return (
    <RangeCalendar<DateValue>
      className={styles.calendar ?? ''}
      aria-label={label}
      value={start && end ? { start, end } : null}
      onChange={({ start: first, end: last }) => onChange({ from: first.toString(), to: last.toString() })}
      onFocusChange={(day) => setAsked(day.toString())}
      minValue={readDay(min)}
      maxValue={readDay(max)}
      isDateUnavailable={(day) => whyTaken(day.toString()) !== null}
      visibleDuration={{ months: MONTHS }}
      selectionAlignment="start"
      commitBehavior="reset"
      firstDayOfWeek="sun"
    >
      <Turns />
      <div className={styles.months}>
        {Array.from({ length: MONTHS }, (_, index) => (
          <Month key={index} index={index} whyTaken={whyTaken} onAsk={setAsked} />
        ))}
      </div>
      <p role="status" className={styles.reason}>
        {asked !== null && reason !== null && `${formatDate(asked, 'full')}: ${reason}`}
      </p>
    </RangeCalendar>
  );
}

function Turns() {
  const calendar = useContext(RangeCalendarStateContext);
  return (
    <div className={styles.turn}>
      <Button
        small
        icon="chevron-left"
        disabled={calendar?.isPreviousVisibleRangeInvalid()}
        onPress={() => calendar?.focusPreviousPage()}
      >
        Earlier
      </Button>
      <Button
        small
        iconEnd="chevron-right"
        disabled={calendar?.isNextVisibleRangeInvalid()}
        onPress={() => calendar?.focusNextPage()}
      >
        Later
      </Button>
    </div>
  );
}

type MonthProps = Pick<DayCalendarProps, 'whyTaken'> & { index: number; onAsk: (day: string) => void };

function Month({ index, whyTaken, onAsk }: MonthProps) {
  return (
    <div>
      <CalendarHeading offset={{ months: index }} level={3} className={styles.name ?? ''} />
      <CalendarGrid offset={{ months: index }} weekdayStyle="short" className={styles.month ?? ''}>
        {(date) => (
          <CalendarCell date={date} className={styles.day ?? ''}>
            {({ formattedDate, isUnavailable }) => {
              const day = date.toString();
              if (!isUnavailable) return formattedDate;
              // A press on what cannot be chosen is nobody's but ours.
              return (
                <span className={styles.whole} title={whyTaken(day) ?? ''} onPointerDown={() => onAsk(day)}>
                  {formattedDate}
                </span>
              );
            }}
          </CalendarCell>
        )}
      </CalendarGrid>
    </div>
  );
}
