import type { TakenSpan } from '@yard/contracts';
import { inTheWay } from '@yard/contracts/days';
import { addDays, type CalendarDate, daysCovered, eachDay } from '@yard/dates';

export interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

type Reason = TakenSpan['reason'];

/** Which reason a day shows that has several: what nobody can move comes first. */
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

/** What a search for free days looks at. */
export interface Search {
  /** The span that was wanted. */
  wanted: Span;
  /** Days at which no span may begin, or before. */
  earliest: CalendarDate;
  turnaroundDays: number;
  count: number;
  /** How far from the wanted start a span may begin, in days. */
  reachDays: number;
}

/**
 * Free spans as long as the wanted one, the nearest start first; of two equally near the later one comes first.
 * Which span is free is the rule of `inTheWay`.
 */
export function nearestSpans(taken: TakenSpan[], search: Search): Span[] {
  const { wanted, earliest, turnaroundDays, count, reachDays } = search;
  const length = daysCovered(wanted.from, wanted.to);
  const isFree = (span: Span) => !inTheWay(span, { taken, turnaround_days: turnaroundDays });
  const found: Span[] = [];
  for (let offset = 0; offset <= reachDays && found.length < count; offset += 1) {
    for (const shift of offset === 0 ? [0] : [offset, -offset]) {
      const from = addDays(wanted.from, shift);
      const span = { from, to: addDays(from, length - 1) };
      if (found.length < count && from >= earliest && isFree(span)) found.push(span);
    }
  }
  return found;
}

export function later(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a > b ? a : b;
}

function earlier(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b;
}
