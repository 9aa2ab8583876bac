import type { MinorUnits } from '@kit/money';

/** A machine's rates in minor units; a missing one is not offered. A month is 28 days. */
export interface Rates {
  daily_rate: MinorUnits | null;
  weekly_rate: MinorUnits | null;
  monthly_rate: MinorUnits | null;
}

/** Kinds of a line of money: rules read this, and never its label. */
export const LINE_KINDS = [
  ...['rent', 'delivery', 'pick_up', 'damage', 'fuel', 'cleaning', 'over_hours', 'late', 'credit', 'fee'],
  'deposit',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One explained part of a price, in minor units. */
export interface PriceLine {
  kind: LineKind;
  /** Words for people, as they were when it was made; `lineLabel` has today's. */
  label: string;
  quantity: number;
  unit_amount: MinorUnits;
  amount: MinorUnits;
  /** Days that one of its quantity covers; rent only. */
  period_days?: PeriodDays;
  /** The record that it belongs to. */
  of?: { type: string; id: number };
}

export type PeriodDays = (typeof PERIODS)[number]['days'];

const PERIODS = [
  {
    rate: 'monthly_rate',
    days: 28,
    label: (count: number) => (count === 1 ? '4 weeks' : `${count} × 4 weeks`),
  },
  { rate: 'weekly_rate', days: 7, label: (count: number) => (count === 1 ? '1 week' : `${count} weeks`) },
  { rate: 'daily_rate', days: 1, label: (count: number) => (count === 1 ? '1 day' : `${count} days`) },
] as const;

/** A line in words. Those of a delivery are its option's name as it was agreed. */
export function lineLabel({ period_days, quantity, label }: PriceLine): string {
  return PERIODS.find(({ days }) => days === period_days)?.label(quantity) ?? label;
}

export const isRent = ({ kind }: Pick<PriceLine, 'kind'>): boolean => kind === 'rent';

/**
 * The cheapest combination of 28-day, 7-day and 1-day rates that covers the days: covering more days than requested
 * is allowed, so that nobody pays more for a shorter rental. Among equals the one with the fewest periods.
 *
 * @param days  at least 1
 * @returns     lines in minor units, longest period first; null when no rate covers anything
 * @see         docs/wire.md "Amounts"
 */
export function cheapestCover(days: number, rates: Rates): PriceLine[] | null {
  const offered = PERIODS.filter((period) => rates[period.rate] !== null);
  let best: { counts: number[]; amount: number } | null = null;
  for (const counts of covers(
    days,
    offered.map((period) => period.days),
  )) {
    const amount = counts.reduce((sum, count, index) => sum + count * rateOf(rates, offered[index]), 0);
    if (!best || amount < best.amount || (amount === best.amount && total(counts) < total(best.counts))) {
      best = { counts, amount };
    }
  }
  return best && best.counts.flatMap((count, index) => line(count, rates, offered[index]));
}

type Period = (typeof PERIODS)[number];

/** Every sensible way to cover the days: each longer period up to one more than fits, the shortest fills the rest. */
function covers(days: number, lengths: number[]): number[][] {
  const [length, ...shorter] = lengths;
  if (length === undefined) return [];
  const atMost = Math.ceil(days / length);
  if (shorter.length === 0) return [[atMost]];
  return Array.from({ length: atMost + 1 }, (_, count) => count).flatMap((count) => {
    const left = days - count * length;
    if (left <= 0) return [[count, ...shorter.map(() => 0)]];
    return covers(left, shorter).map((rest) => [count, ...rest]);
  });
}

const rateOf = (rates: Rates, period: Period | undefined): MinorUnits => (period && rates[period.rate]) ?? 0;

function line(count: number, rates: Rates, period: Period | undefined): PriceLine[] {
  if (count === 0 || !period) return [];
  const unit = rateOf(rates, period);
  const amounts = { quantity: count, unit_amount: unit, amount: count * unit };
  return [{ kind: 'rent', label: period.label(count), ...amounts, period_days: period.days }];
}

const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);
