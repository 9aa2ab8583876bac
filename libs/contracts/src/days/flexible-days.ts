import { addDays, type CalendarDate, daysCovered } from '@yard/dates';

/** The longest window that any so many days are looked for in: our decision, two months. */
export const FLEXIBLE_WINDOW_MAX = 62;

/** Any so many days in a row from..to. */
export interface FlexibleDays {
  from: CalendarDate;
  to: CalendarDate;
  flexible_days: number;
}

/** Errors by field of a search for any days of a window; null without errors. */
export function flexibleRefused({ from, to, flexible_days }: FlexibleDays): Record<string, string> | null {
  const days = daysCovered(from, to);
  if (days > FLEXIBLE_WINDOW_MAX) {
    return { to: `The days from and to must be at most ${FLEXIBLE_WINDOW_MAX} days apart, both counted.` };
  }
  if (flexible_days > days) {
    return { flexible_days: 'The flexible days must not be more than the days from and to span.' };
  }
  return null;
}

/** The same beside the field that the window is chosen in. @returns null when it can be chosen */
export function whyNotWithin(window: { from: CalendarDate; to: CalendarDate }, days: number): string | null {
  if (flexibleRefused({ ...window, flexible_days: days }) === null) return null;
  return daysCovered(window.from, window.to) < days
    ? `Choose at least ${days} days, or fewer in a row.`
    : `Choose at most ${FLEXIBLE_WINDOW_MAX} days.`;
}

/** The first of the spans that are looked for: the window's own first days. */
export function firstOfFlexible({ from, flexible_days }: FlexibleDays): { from: string; to: string } {
  return { from, to: addDays(from, flexible_days - 1) };
}
