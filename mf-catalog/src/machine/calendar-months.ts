import type { TakenSpan } from '@yard/contracts';
import { addDays } from '@yard/dates';

/** One cell of a month: a day, or null beside the month's ends. */
export type Cell = { day: string; number: number; state: 'past' | 'free' | 'taken' } | null;

export interface CalendarMonth {
  /** Its first day. */
  first: string;
  weeks: Cell[][];
}

const DAYS_A_WEEK = 7;

/** Months from the one today is in, with what is free in them. @param taken  spans, both ends counted */
export function calendarMonths(today: string, count: number, taken: readonly TakenSpan[]): CalendarMonth[] {
  return Array.from({ length: count }, (_, index) => {
    const first = monthLater(today, index);
    return { first, weeks: weeksOf(first, today, taken) };
  });
}

/** Whether one of the spans holds the day. */
export function isTaken(day: string, taken: readonly TakenSpan[]): boolean {
  return taken.some((span) => span.from <= day && day <= span.to);
}

function monthLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const counted = year * 12 + (month - 1) + months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}-01`;
}

function weeksOf(first: string, today: string, taken: readonly TakenSpan[]): Cell[][] {
  const days = addDaysUntil(first, monthLater(first, 1));
  const cells: Cell[] = days.map((day, index) => ({
    day,
    number: index + 1,
    state: day < today ? 'past' : isTaken(day, taken) ? 'taken' : 'free',
  }));
  const before = weekdayOf(first);
  const after = (DAYS_A_WEEK - ((before + cells.length) % DAYS_A_WEEK)) % DAYS_A_WEEK;
  const padded = [...empty(before), ...cells, ...empty(after)];
  return Array.from({ length: padded.length / DAYS_A_WEEK }, (_, week) =>
    padded.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK),
  );
}

function addDaysUntil(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

const empty = (count: number): null[] => Array.from({ length: count }, () => null);

/** Sunday is 0. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
