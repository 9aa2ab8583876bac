import { daysWords, tooFarAhead, tooLong } from '@yard/contracts';
import { FLEXIBLE_WINDOW_MAX, whyNotWithin } from '@yard/contracts/days';
import { todayIn } from '@yard/dates';
import { DateKind, DateRangePicker, type DayRange, useReaderZone } from '@yard/ui';
import { flexibleAround, FlexibleDays } from '@yard/ui/flexible-days';
import { useState } from 'react';
import type { Search } from './use-search';

export function DateChoice({ search, hint }: { search: Search; hint: string | undefined }) {
  const today = todayIn(useReaderZone(), new Date());
  const { days, flexible, choose, chooseKind } = useDates(search, today);
  const whyNot = ({ from: start_date, to: end_date }: DayRange) =>
    tooFarAhead(start_date, today) ?? tooLong({ start_date, end_date });
  return (
    <DateRangePicker
      label={flexible === null ? 'Dates' : `Any ${daysWords(flexible)} between`}
      value={days}
      onChange={choose}
      refuse={(chosen) => (flexible === null ? whyNot(chosen) : whyNotWithin(chosen, flexible))}
      min={today}
      hint={hint}
      head={
        <DateKind isFlexible={flexible !== null} onChange={chooseKind}>
          {flexible !== null && (
            <FlexibleDays
              {...{ days, flexible, today }}
              onChange={search.change}
              longest={FLEXIBLE_WINDOW_MAX}
            />
          )}
        </DateKind>
      }
    />
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
