import { isCalendarDate, startOfDayIn } from '@yard/dates';

/** A day alone is its beginning at the machine's place; a time without a zone is UTC, as everything on the wire. */
export function readInstant(text: string, zone: string): Date {
  const isDay: boolean = isCalendarDate(text);
  if (isDay) return startOfDayIn(text, zone);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return new Date(hasZone ? text : `${text.replace(' ', 'T')}Z`);
}
