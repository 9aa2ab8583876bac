import { endOfMonth, startOfMonth, type DateValue } from '@internationalized/date';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DayRange } from './day-range';
import { readDay } from './day-value';
import { type DayRules, SpanMonths, whyNotDay } from './span-months';

/** Months that are side by side where there is room, and turned together. */
const MONTHS = 2;

export type DayCalendarProps = DayRules & {
  label: string;
  value: DayRange;
  onChange: (days: DayRange) => void;
};

/** Free and taken days: a free first and last day are chosen, by presses or by a drag; a taken one says why it is. */
export default function DayCalendar({ label, value, onChange, ...rules }: DayCalendarProps) {
  const [start, end] = [readDay(value.from), readDay(value.to)];
  return (
    <RangeCalendar<DateValue>
      aria-label={label}
      value={start && end ? { start, end } : null}
      onChange={({ start: first, end: last }) => onChange({ from: first.toString(), to: last.toString() })}
      {...rangeProps(rules, MONTHS)}
    >
      <SpanMonths months={MONTHS} {...rules} />
    </RangeCalendar>
  );
}

/** The rules of a range calendar; whole months are shown, so that days beyond the bounds can say why. */
export function rangeProps(rules: DayRules, months: number) {
  const [min, max] = [readDay(rules.min), readDay(rules.max)];
  return {
    minValue: min && startOfMonth(min),
    maxValue: max && endOfMonth(max),
    isDateUnavailable: (day: DateValue, first: DateValue | null) => whyNotDay(day, first, rules) !== null,
    // The rules judge the days between, and report them.
    allowsNonContiguousRanges: true,
    visibleDuration: { months },
    selectionAlignment: 'start',
    commitBehavior: 'reset',
    firstDayOfWeek: 'sun',
  } as const;
}
