import { addDays, type CalendarDate } from '@yard/dates';
import { takenSpanOn } from '../catalog/machine';
import { RENTAL_MAX_DAYS, tooLong, tooShort } from '../rentals/rental-length';
import { daysWords } from './days-words';
import { takenBecause } from './taken-words';
import type { TakenSpan } from '../catalog/records';

/** A first and a last day, both counted. */
export interface DaySpan {
  from: CalendarDate;
  to: CalendarDate;
}

export interface OfferedDays {
  taken: readonly TakenSpan[];
  minimum_days: number;
  /** Whole days that the machine needs after a rental before the next. */
  turnaround_days: number;
}

/**
 * The first conflict of a rental: anything taken on its days, or a rental or its turnaround on the turnaround that
 * follows it. Nobody needs a turnaround day in a blackout. Undefined where the days are free.
 */
export function inTheWay(
  { from, to }: DaySpan,
  { taken, turnaround_days }: Pick<OfferedDays, 'taken' | 'turnaround_days'>,
): TakenSpan | undefined {
  const readyAgain = addDays(to, turnaround_days);
  return taken.find((span) => span.to >= from && span.from <= (span.reason === 'blackout' ? to : readyAgain));
}

/**
 * Why a day cannot be chosen, as it stands after the day's name: `Wed, Dec 2, 2026: rented`. Null where it can.
 *
 * @param first  the other end of a rental that is being chosen; null while none is, when only the day itself counts
 */
export function whyNotOn(day: CalendarDate, first: CalendarDate | null, offered: OfferedDays): string | null {
  const { taken, minimum_days, turnaround_days } = offered;
  const itself = takenSpanOn(day, taken);
  if (itself) return takenBecause[itself.reason];
  if (first === null) return null;
  const [from, to] = first <= day ? [first, day] : [day, first];
  const between = inTheWay({ from, to }, { taken, turnaround_days: 0 });
  if (between) return `days between are ${takenBecause[between.reason]}`;
  const rental = { start_date: from, end_date: to };
  if (tooShort(rental, offered)) return `shorter than the minimum of ${minimum_days} days`;
  if (tooLong(rental)) return `longer than ${RENTAL_MAX_DAYS} days`;
  if (!inTheWay({ from, to }, offered)) return null;
  return `too close to the next rental: the machine needs ${daysWords(turnaround_days)} in between`;
}
