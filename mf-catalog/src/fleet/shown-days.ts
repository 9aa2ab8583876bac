import type { FleetSpan } from '@yard/contracts';
import { addDays, daysCovered } from '@yard/dates';
import { useSyncExternalStore } from 'react';

/** First and last day, both counted. */
export type Days = { from: string; to: string };

/** Four weeks are shown from this width on, two below it so that a day can be tapped. */
const WIDE = '(min-width: 768px)';

export function useDayCount(): number {
  const isWide = useSyncExternalStore(onTurn, () => matchMedia(WIDE).matches);
  return isWide ? 28 : 14;
}

function onTurn(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** A span's grid columns among the shown days: the first is column 1, `end` is the column after its last. */
export function columnsOf(span: Days, shown: Days): { start: number; end: number } {
  const from = span.from > shown.from ? span.from : shown.from;
  const to = span.to < shown.to ? span.to : shown.to;
  return { start: daysCovered(shown.from, from), end: daysCovered(shown.from, to) + 1 };
}

/**
 * The free days from the one that was pressed towards the one that was reached, in either direction, up to the first
 * that is taken; null where the pressed one is. A pending request takes no day.
 */
export function freeDays(pressed: string, reached: string, spans: readonly FleetSpan[]): Days | null {
  const isTaken = (day: string) =>
    spans.some(({ from, to, reason }) => reason !== 'request' && from <= day && day <= to);
  if (isTaken(pressed)) return null;
  const step = reached < pressed ? -1 : 1;
  let last = pressed;
  while (last !== reached && !isTaken(addDays(last, step))) last = addDays(last, step);
  return step === 1 ? { from: pressed, to: last } : { from: last, to: pressed };
}
