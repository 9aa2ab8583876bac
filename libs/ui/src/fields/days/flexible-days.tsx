import type { CalendarDate } from '@yard/dates';
// Imported by the package's name: a page loads shared code once, and this file is not part of it.
import { Button, type DayRange, NumberField, Row, useDebounced } from '@yard/ui';
import { flexibleFor, windowsFrom } from './windows';

export { flexibleAround } from './windows';

export type FlexibleDaysProps = {
  /** The window that they are looked for in. */
  days: DayRange;
  flexible: number;
  onChange: (days: DayRange & { flexible: number }) => void;
  /** The longest window, in days. */
  longest: number;
  today: CalendarDate;
};

/** How many days in a row, and the usual windows for them; the calendar beside it has any other. */
export function FlexibleDays({ days, flexible, onChange, longest, today }: FlexibleDaysProps) {
  const [typed, setTyped] = useDebounced<number | null>(
    flexible,
    (wanted) => {
      if (days.from !== '' && isLength(wanted, longest)) onChange({ ...days, ...flexibleFor(days, wanted) });
    },
    { pauseMs: 0 },
  );
  const isWrong = typed !== null && !isLength(typed, longest);
  return (
    <>
      <NumberField
        label="Days in a row"
        whole
        value={typed}
        onChange={setTyped}
        error={isWrong ? `From 1 to ${longest} days.` : null}
      />
      <Row gap={2} wrap role="group" aria-label="Usual times">
        {windowsFrom(today, flexible).map(({ name, from, to }) => (
          <Button
            key={name}
            small
            aria-pressed={from === days.from && to === days.to}
            onPress={() => onChange({ from, to, flexible })}
          >
            {name}
          </Button>
        ))}
      </Row>
    </>
  );
}

/** True where so many days in a row may be requested. */
function isLength(days: number | null, longest: number): days is number {
  return days !== null && Number.isInteger(days) && days >= 1 && days <= longest;
}
