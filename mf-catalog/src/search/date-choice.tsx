import { tooFarAhead, tooLong } from '@yard/contracts';
import { FLEXIBLE_WINDOW_MAX, whyNotWithin } from '@yard/contracts/days';
import { todayIn } from '@yard/dates';
import { DateKind, DateRangePicker, type DayRange, useReaderZone, useDebounced } from '@yard/ui';
import { flexibleAround, FlexibleDays, flexibleFor, isLength } from '@yard/ui/flexible-days';
import { useState } from 'react';
import type { Search } from './use-search';

type DateChoiceProps = { search: Search; hint: string | undefined };

/** The days of the search: a first and a last one, or any so many in a row of a window. */
export function DateChoice({ search, hint }: DateChoiceProps) {
  const today = todayIn(useReaderZone(), new Date());
  const { days, flexible, choose, chooseKind } = useDates(search, today);
  const [typed, setTyped] = useDebounced(flexible, (wanted) => {
    if (days.from !== '' && flexible !== null && isLength(wanted, FLEXIBLE_WINDOW_MAX))
      search.change(flexibleFor(days, wanted));
  });
  const whyNot = ({ from: start_date, to: end_date }: DayRange) =>
    tooFarAhead(start_date, today) ?? tooLong({ start_date, end_date });
  return (
    <DateKind isFlexible={flexible !== null} onChange={chooseKind}>
      {flexible === null ? (
        <DateRangePicker
          label="Dates"
          value={days}
          onChange={choose}
          refuse={whyNot}
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

/** Flexible days stay flexible without a window: a refused one is not searched for, and its field goes on saying why. */
function useDates({ state: { from, to, ...state }, change }: Search, today: string) {
  const [windowless, setWindowless] = useState<number | null>(null);
  const flexible = state.flexible ?? (from === '' ? windowless : null);
  const days = { from, to };
  return {
    days,
    flexible,
    choose: (chosen: DayRange) => {
      setWindowless(chosen.from === '' ? flexible : null);
      change({ ...chosen, flexible: chosen.from === '' ? null : flexible });
    },
    chooseKind: (isFlexible: boolean) => {
      setWindowless(null);
      change(isFlexible ? flexibleAround(days, today) : { from: '', to: '', flexible: null });
    },
  };
}
