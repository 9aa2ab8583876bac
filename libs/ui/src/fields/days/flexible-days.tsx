import type { CalendarDate } from '@yard/dates';
// Imported by the package's name: a page loads shared code once, and this file is not part of it.
import { Button, DateRangePicker, type DayRange, NumberField, Row } from '@yard/ui';
import { windowsFrom } from './windows';

export { flexibleAround, flexibleFor } from './windows';

export type FlexibleDaysProps = {
  /** The window that they are looked for in. */
  days: DayRange;
  /** So many in a row. */
  flexible: number;
  /** The same while it is typed. */
  typed: number | null;
  onType: (wanted: number | null) => void;
  onChange: (days: DayRange) => void;
  /** Why this window cannot be chosen; null when it can. */
  refuse: (days: DayRange) => string | null;
  /** The longest window, in days. */
  longest: number;
  today: CalendarDate;
  hint?: string;
};

/** Any so many days in a row of a window, which is typed, picked, or one of the usual ones. */
export function FlexibleDays({ days, flexible, typed, onType, longest, today, ...field }: FlexibleDaysProps) {
  const isWrong = typed !== null && !isLength(typed, longest);
  return (
    <>
      <NumberField
        label="Days in a row"
        whole
        value={typed}
        onChange={onType}
        error={isWrong ? `From 1 to ${longest} days.` : null}
      />
      <DateRangePicker label="Any time from, until" value={days} min={today} {...field} />
      <Row gap={2} wrap role="group" aria-label="Usual times">
        {windowsFrom(today, flexible).map(({ name, from, to }) => (
          <Button
            key={name}
            small
            aria-pressed={from === days.from && to === days.to}
            onPress={() => field.onChange({ from, to })}
          >
            {name}
          </Button>
        ))}
      </Row>
    </>
  );
}

/** True where so many days in a row may be requested. */
export function isLength(days: number | null, longest: number): days is number {
  return days !== null && Number.isInteger(days) && days >= 1 && days <= longest;
}
