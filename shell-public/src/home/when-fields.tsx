import { daysWords, tooLong } from '@yard/contracts';
import { DateKind, DateRangePicker } from '@yard/ui';
import { useTransition } from 'react';
import type { WhenProps } from './requested-days';

/** Loaded with the first choice of flexible dates. */
let code: typeof import('./flexible-code') | null = null;
const loadFlexible = async () => (code ??= await import('./flexible-code'));

/** The days of use, or any so many in a row of a window: which of both is chosen in the calendar. */
export function WhenFields({ days, onChange, today }: WhenProps) {
  const { flexible } = days;
  const [, start] = useTransition();
  const choose = (isFlexible: boolean) => {
    if (!isFlexible) return onChange({ from: '', to: '', flexible: null });
    start(async () => onChange((await loadFlexible()).flexibleAround(days, today)));
  };
  return (
    <DateRangePicker
      label={flexible === null ? 'When' : `Any ${daysWords(flexible)} between`}
      value={days}
      onChange={(span) => onChange({ ...span, flexible: span.from === '' ? null : flexible })}
      refuse={(span) =>
        flexible === null || code === null
          ? tooLong({ start_date: span.from, end_date: span.to })
          : code.whyNotWithin(span, flexible)
      }
      min={today}
      head={
        <DateKind isFlexible={flexible !== null} onChange={choose}>
          {flexible !== null && code && (
            <code.FlexibleDays {...{ days, flexible, onChange, today }} longest={code.FLEXIBLE_WINDOW_MAX} />
          )}
        </DateKind>
      }
    />
  );
}
