import { ValidationFailed } from '@laravel-wire/nest';
import { isCalendarDate, startOfDayIn } from '@yard/dates';

/**
 * A day alone is its beginning at the machine's place; a time without a zone is UTC, as everything on the wire.
 *
 * @param field  that it stands in
 * @throws ValidationFailed for what is no instant, though it may be a date to people
 */
export function readInstant(text: string, zone: string, field: string): Date {
  const isDay: boolean = isCalendarDate(text);
  if (isDay) return startOfDayIn(text, zone);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const instant = new Date(hasZone ? text : `${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant.getTime()))
    throw ValidationFailed.field(field, `The ${field.replaceAll('_', ' ')} field must be a valid date.`);
  return instant;
}
