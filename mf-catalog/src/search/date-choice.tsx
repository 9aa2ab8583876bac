import { tooLong } from '@yard/contracts';
import { FLEXIBLE_WINDOW_MAX, whyNotWithin } from '@yard/contracts/days';
import { todayIn } from '@yard/dates';
import { DateKind, DateRangePicker, type DayRange, useReaderZone, useDebounced } from '@yard/ui';
import { flexibleAround, FlexibleDays, flexibleFor, isLength } from '@yard/ui/flexible-days';
import type { Search } from './use-search';

type DateChoiceProps = { search: Search; hint: string | undefined };

/** The days of the search: a first and a last one, or any so many in a row of a window. */
export function DateChoice({ search: { state, change }, hint }: DateChoiceProps) {
  const today = todayIn(useReaderZone(), new Date());
  const { from, to, flexible } = state;
  const days = { from, to };
  const [typed, setTyped] = useDebounced(flexible, (wanted) => {
    if (flexible !== null && isLength(wanted, FLEXIBLE_WINDOW_MAX)) change(flexibleFor(days, wanted));
  });
  const choose = (chosen: DayRange) => change(chosen.from === '' ? { ...chosen, flexible: null } : chosen);
  return (
    <DateKind
      isFlexible={flexible !== null}
      onChange={(isFlexible) =>
        change(isFlexible ? flexibleAround(days, today) : { from: '', to: '', flexible: null })
      }
    >
      {flexible === null ? (
        <DateRangePicker
          label="Dates"
          value={days}
          onChange={choose}
          refuse={(chosen) => tooLong({ start_date: chosen.from, end_date: chosen.to })}
          min={today}
          hint={hint}
        />
      ) : (
        <FlexibleDays
          days={days}
          flexible={flexible}
          typed={typed}
          onType={setTyped}
          onChange={choose}
          refuse={(chosen) => whyNotWithin(chosen, flexible)}
          longest={FLEXIBLE_WINDOW_MAX}
          today={today}
          hint={hint}
        />
      )}
    </DateKind>
  );
}
