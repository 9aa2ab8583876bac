import { addDays, type CalendarDate, daysCovered } from '@yard/dates';
import type { DayRange } from './day-range';

export interface NamedWindow extends DayRange {
  name: string;
}

const WEEK = 7;

/** Windows to choose from by a press, those that have room for so many days. @param today  at the reader's place */
export function windowsFrom(today: CalendarDate, days: number): NamedWindow[] {
  const sunday = addDays(today, WEEK - weekday(today));
  const nextMonth = addDays(lastOfMonth(today), 1);
  const windows = [
    { name: 'Next week', from: sunday, to: addDays(sunday, WEEK - 1) },
    { name: 'This month', from: today, to: lastOfMonth(today) },
    { name: 'Next month', from: nextMonth, to: lastOfMonth(nextMonth) },
  ];
  return windows.filter(({ from, to }) => daysCovered(from, to) >= days);
}

/** Where flexible days begin: around those chosen; without any, three days of next week. */
export function flexibleAround({ from, to }: DayRange, today: CalendarDate): DayRange & { flexible: number } {
  const [nextWeek] = windowsFrom(today, 1);
  if (from === '' || nextWeek === undefined || daysCovered(from, to) > LONGEST_MOVED) {
    return { from: nextWeek?.from ?? today, to: nextWeek?.to ?? today, flexible: 3 };
  }
  const earlier = addDays(from, -MOVED);
  return { from: earlier < today ? today : earlier, to: addDays(to, MOVED), flexible: daysCovered(from, to) };
}

/** The window for another number of days in a row: it grows where it has no room for them. */
export function flexibleFor({ from, to }: DayRange, days: number): { to: CalendarDate; flexible: number } {
  const least = addDays(from, days - 1);
  return { to: to < least ? least : to, flexible: days };
}

const MOVED = 3;
/** Longer spans are a window themselves. */
const LONGEST_MOVED = 28;

/** 0 is Sunday. */
const weekday = (day: CalendarDate): number => new Date(`${day}T12:00:00Z`).getUTCDay();

function lastOfMonth(day: CalendarDate): CalendarDate {
  const inNext = addDays(`${day.slice(0, 8)}28`, 4);
  return addDays(`${inNext.slice(0, 8)}01`, -1);
}
