import { type CalendarDate, daysCovered } from '@yard/dates';

/** The longest rental, in days: our decision, so that a calendar stays finite. */
export const RENTAL_MAX_DAYS = 366;

/** The first and the last day, both counted. */
export interface RentalDays {
  start_date: CalendarDate;
  end_date: CalendarDate;
}

/** Why these days are too few for the machine, in words; null where they are enough. */
export function tooShort(
  { start_date, end_date }: RentalDays,
  { minimum_days }: { minimum_days: number },
): string | null {
  const isShort = daysCovered(start_date, end_date) < minimum_days;
  return isShort ? `This machine is rented for at least ${minimum_days} days.` : null;
}

/** Why these days are too many for any rental, in words; null where they are not. */
export function tooLong({ start_date, end_date }: RentalDays): string | null {
  const isLong = daysCovered(start_date, end_date) > RENTAL_MAX_DAYS;
  return isLong ? `A rental lasts at most ${RENTAL_MAX_DAYS} days.` : null;
}
