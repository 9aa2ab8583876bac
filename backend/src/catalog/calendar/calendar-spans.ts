import type { TakenSpan } from '@yard/contracts';
import { addDays, type CalendarDate, eachDay } from '@yard/dates';

export interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

type Reason = TakenSpan['reason'];

/** The least is shown where a day has several reasons: the one that nobody can move comes first. */
const RANK: Record<Reason, number> = { rental: 0, blackout: 1, turnaround: 2 };

/** Spans as they come, in order, without overlaps: neighbouring days of one reason are one span, cut to the window. */
export function mergedSpans(spans: TakenSpan[], window: Span): TakenSpan[] {
  const reasons = new Map<CalendarDate, Reason>();
  for (const { from, to, reason } of spans) {
    for (const day of eachDay(later(from, window.from), earlier(to, window.to))) {
      const known = reasons.get(day);
      if (known === undefined || RANK[reason] < RANK[known]) reasons.set(day, reason);
    }
  }
  const merged: TakenSpan[] = [];
  for (const [day, reason] of [...reasons].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const last = merged.at(-1);
    if (last?.reason === reason && addDays(last.to, 1) === day) last.to = day;
    else merged.push({ from: day, to: day, reason });
  }
  return merged;
}

export const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);
