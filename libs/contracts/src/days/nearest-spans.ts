import { addDays, type CalendarDate, daysCovered } from '@yard/dates';
import { type DaySpan, inTheWay } from './day-choice';
import type { TakenSpan } from '../catalog/records';

export interface SpanSearch {
  wanted: DaySpan;
  earliest: CalendarDate;
  turnaroundDays: number;
  count: number;
  reachDays: number;
}

/** Free spans as long as the wanted one, the nearest start first; of two equally near the later one. */
export function nearestSpans(taken: readonly TakenSpan[], search: SpanSearch): DaySpan[] {
  const { wanted, earliest, turnaroundDays, count, reachDays } = search;
  const length = daysCovered(wanted.from, wanted.to);
  const isFree = (span: DaySpan) => !inTheWay(span, { taken, turnaround_days: turnaroundDays });
  const found: DaySpan[] = [];
  for (let offset = 0; offset <= reachDays && found.length < count; offset += 1) {
    for (const shift of offset === 0 ? [0] : [offset, -offset]) {
      const from = addDays(wanted.from, shift);
      const span = { from, to: addDays(from, length - 1) };
      if (found.length < count && from >= earliest && isFree(span)) found.push(span);
    }
  }
  return found;
}
