import type { LedgerDay } from '@yard/contracts';
import { addDays, type CalendarDate, formatDate, formatDays } from '@yard/dates';
import { toMajor, toMinor } from '@kit/money';

export const SPANS = ['30', '90', '365'] as const;
export type SpanDays = (typeof SPANS)[number];

/** Spans of more days have a bar per week: bars of one day would be too thin to see. */
const DAYS_AS_DAYS = 100;
const WEEK = 7;

export type Span = { from: CalendarDate; to: CalendarDate };

export const spanDaysOf = (text: string): SpanDays => SPANS.find((days) => days === text) ?? '30';

export function spanUntil(today: CalendarDate, days: SpanDays): Span {
  return { from: addDays(today, 1 - Number(days)), to: today };
}

const FLOWS = ['deposits', 'rents', 'refunds', 'fees', 'payouts'] as const;
export type Flow = (typeof FLOWS)[number];

export interface Bar extends Record<Flow, number> {
  date: CalendarDate;
  label: string;
}

export function barsOf(days: readonly LedgerDay[], currency: string): Bar[] {
  const size = days.length > DAYS_AS_DAYS ? WEEK : 1;
  const bars: Bar[] = [];
  for (let first = 0; first < days.length; first += size) {
    const some = days.slice(first, first + size);
    const [start, end] = [some[0], some.at(-1)];
    if (start && end)
      bars.push({ ...totals(some, currency), date: start.date, label: daysWords(start, end) });
  }
  return bars;
}

export function totals(days: readonly LedgerDay[], currency: string): Record<Flow, number> {
  const sum = (flow: Flow) =>
    toMajor(
      days.reduce((total, day) => total + toMinor(day[flow], currency), 0),
      currency,
    );
  return {
    deposits: sum('deposits'),
    rents: sum('rents'),
    refunds: sum('refunds'),
    fees: sum('fees'),
    payouts: sum('payouts'),
  };
}

export const isQuiet = (day: Record<Flow, number>): boolean => FLOWS.every((flow) => day[flow] === 0);

function daysWords(start: LedgerDay, end: LedgerDay): string {
  if (start === end) return formatDate(start.date, 'full');
  return formatDays(start.date, end.date, 'short');
}
