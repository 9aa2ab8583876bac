import { addDays, type CalendarDate, daysCovered } from '@yard/dates';

/** The longest rental, in days: our decision, so that a calendar stays finite. */
export const RENTAL_MAX_DAYS = 366;

/** Latest start of a rental, in days ahead: our decision. Later years have no prices that anybody can promise. */
const RENTAL_AHEAD_MAX_DAYS = 3_653;

/** The first and the last day, both counted. */
export interface RentalDays {
  start_date: CalendarDate;
  end_date: CalendarDate;
}

export function areTooFew(days: number, { minimum_days }: { minimum_days: number }): boolean {
  return days < minimum_days;
}

/** Why these days are too few for the machine, in words; null where they are enough. */
export function tooShort(
  { start_date, end_date }: RentalDays,
  machine: { minimum_days: number },
): string | null {
  const isShort = areTooFew(daysCovered(start_date, end_date), machine);
  return isShort ? `This machine is rented for at least ${machine.minimum_days} days.` : null;
}

/** Why these days are too many for any rental, in words; null where they are not. */
export function tooLong({ start_date, end_date }: RentalDays): string | null {
  const isLong = daysCovered(start_date, end_date) > RENTAL_MAX_DAYS;
  return isLong ? `A rental lasts at most ${RENTAL_MAX_DAYS} days.` : null;
}

/** Why a rental cannot begin so late, in words; null where it can. @param today  at the machine */
export function tooFarAhead(start_date: CalendarDate, today: CalendarDate): string | null {
  const isFar = start_date > addDays(today, RENTAL_AHEAD_MAX_DAYS);
  return isFar ? 'A rental can start at most ten years from today.' : null;
}
