import { type CalendarDate, todayIn } from '@yard/dates';

/** The day an instant falls on where the reader is. */
export function dayOf(instant: string | null): CalendarDate | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return instant === null ? null : todayIn(zone, new Date(instant));
}
