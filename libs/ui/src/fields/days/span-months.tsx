import { CalendarDate, getLocalTimeZone, startOfWeek, today, type DateValue } from '@internationalized/date';
import { formatDate, formatDays } from '@yard/dates';
import { useContext, useState, type KeyboardEvent } from 'react';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Row } from '../../layouts/primitives';
import { Button } from '../../actions/button';
import type { DayRange } from './day-range';
import { refusedDay, whyBeyond, type DayBounds } from './typed-days';
import styles from './day-calendar.module.css';

/** A calendar's facts about its days, all of them "YYYY-MM-DD". */
export type DayRules = DayBounds & {
  /**
   * Why a day cannot be chosen, such as "rented"; null where it can.
   *
   * @param first  the other end, once one is chosen; null before
   */
  whyNot?: (day: string, first: string | null) => string | null;
  /** Words about the chosen days, such as "3 days, $1,200". */
  outcome?: (days: DayRange) => string | null;
};

/** Why a day cannot be chosen: it is past, it lies beyond the calendar's bounds, or its rules say so. */
export function whyNotDay(day: DateValue, first: DateValue | null, rules: DayRules): string | null {
  return (
    whyBeyond(day, rules, today(getLocalTimeZone())) ??
    rules.whyNot?.(day.toString(), first?.toString() ?? null) ??
    null
  );
}

/** The months of a range calendar side by side, their turning, and what is to be said of the days. */
export function SpanMonths({ months, ...rules }: DayRules & { months: number }) {
  const calendar = useContext(RangeCalendarStateContext);
  const [focused, setFocused] = useState<DateValue | null>(null);
  const turn = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: 0, End: 6 };
    const days = ends[event.key];
    if (!calendar || days === undefined || !(event.target as Element).closest('table')) return;
    // Home and End lead to the ends of the row in a grid; the library's own to those of the month.
    event.preventDefault();
    event.stopPropagation();
    calendar.setFocusedDate(startOfWeek(calendar.focusedDate, 'en-US', 'sun').add({ days }));
  };
  return (
    <div className={styles.calendar} onKeyDownCapture={turn}>
      <Turns />
      <div className={styles.months}>
        {Array.from({ length: months }, (_, index) => (
          <Month key={index} index={index} rules={rules} onAsk={setFocused} />
        ))}
      </div>
      <Said focused={focused} rules={rules} />
    </div>
  );
}

function Turns() {
  const calendar = useContext(RangeCalendarStateContext);
  return (
    <Row justify="between">
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
    </Row>
  );
}

type MonthProps = { index: number; rules: DayRules; onAsk: (day: DateValue) => void };

function Month({ index, ...props }: MonthProps) {
  return (
    <div>
      <CalendarHeading offset={{ months: index }} level={3} className={styles.name ?? ''} />
      <CalendarGrid offset={{ months: index }} weekdayStyle="short" className={styles.month ?? ''}>
        {(date) => <Day date={date} {...props} />}
      </CalendarGrid>
    </div>
  );
}

/** A day; one that cannot be chosen says why: to a pointer over it, to a finger on it, to a screen reader in its name. */
function Day({ date, rules, onAsk }: Omit<MonthProps, 'index'> & { date: CalendarDate }) {
  const calendar = useContext(RangeCalendarStateContext);
  const first = calendar?.anchorDate ?? null;
  const why = whyNotDay(date, first, rules);
  const isBeyond = refusedDay(date, rules) !== null;
  const isFree = whyNotDay(date, null, rules) === null;
  const span = first && calendar?.highlightedRange;
  const isWithin = span && date.compare(span.start) >= 0 && date.compare(span.end) <= 0;
  return (
    <CalendarCell
      date={date}
      className={styles.day ?? ''}
      render={(props) => (
        <div
          {...props}
          title={why ?? undefined}
          data-beyond={isBeyond || undefined}
          data-free={isFree || undefined}
          data-within={(isFree && isWithin) || undefined}
          aria-label={why === null ? props['aria-label'] : `${props['aria-label']}, not to be chosen: ${why}`}
          // The library hears nothing of a day that cannot be chosen.
          onPointerEnter={(event) => {
            props.onPointerEnter?.(event);
            if (event.pointerType === 'mouse') onAsk(date);
          }}
          onPointerDown={(event) => {
            props.onPointerDown?.(event);
            onAsk(date);
          }}
          onFocus={(event) => {
            props.onFocus?.(event);
            onAsk(date);
          }}
        />
      )}
    />
  );
}

/** Why the focused day cannot be chosen, else what the days come to that are chosen, or are being chosen. */
function Said({ focused, rules }: { focused: DateValue | null; rules: DayRules }) {
  const calendar = useContext(RangeCalendarStateContext);
  const why = focused && whyNotDay(focused, calendar?.anchorDate ?? null, rules);
  const span = calendar?.highlightedRange;
  return (
    <p role="status" className={styles.reason}>
      {focused !== null && why !== null
        ? `${formatDate(focused.toString(), 'full')}: ${why}`
        : span && spanWords({ from: span.start.toString(), to: span.end.toString() }, rules)}
    </p>
  );
}

function spanWords(days: DayRange, { outcome }: DayRules): string {
  const words = formatDays(days.from, days.to);
  const more = outcome?.(days) ?? null;
  return more === null ? words : `${words}: ${more}`;
}
