import type { RentalRateRow } from '../reference/reference-data';
import { median } from '../machines/median';

/** Rental rates of a machine type, in whole US dollars; a month is 28 days. */
export interface SuggestedRates {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Usual trade terms: a day is 8 meter hours; a week costs 3.5 days, four weeks 10 days. */
const HOURS_A_DAY = 8;
const DAYS_PAID_A_WEEK = 3.5;
const DAYS_PAID_A_MONTH = 10;

/**
 * Rates by machine type, from the median of its published hourly rates. They cover costs, so they are a start for an
 * owner, not a market price. A type without a published rate is absent.
 */
export function suggestedRates(published: readonly RentalRateRow[]): Map<string, SuggestedRates> {
  const hourly = new Map<string, number[]>();
  for (const row of published) {
    hourly.set(row.machine_type, [...(hourly.get(row.machine_type) ?? []), Number(row.hourly_rate_usd)]);
  }
  return new Map([...hourly].map(([type, rates]) => [type, fromHourly(median(rates))]));
}

function fromHourly(hourly: number): SuggestedRates {
  const daily = Math.round(hourly * HOURS_A_DAY);
  return { daily, weekly: Math.round(daily * DAYS_PAID_A_WEEK), monthly: daily * DAYS_PAID_A_MONTH };
}
