import { roundHalfUp, type MinorUnits } from '@kit/money';
import type { PeriodDays, PriceLine } from './rates';

/** Hours on the meter that the rent covers, as section 2 of the rental agreement has them. */
export const HOURS_COVERED = { day: 8, week: 40, fourWeeks: 160 } as const;

/**
 * Price of each further hour: the daily rate divided by the hours that a day covers.
 *
 * @param dailyRate  of the machine; null where it is not rented by the day, and no hour has a price
 */
export function overtimeRate(dailyRate: MinorUnits | null): MinorUnits | null {
  return dailyRate === null ? null : roundHalfUp(dailyRate / HOURS_COVERED.day);
}

/** Name in the price, the agreement and the bill. */
export const FURTHER_HOUR = 'further hour';

const HOURS_BY_DAYS: Record<PeriodDays, number> = {
  1: HOURS_COVERED.day,
  7: HOURS_COVERED.week,
  28: HOURS_COVERED.fourWeeks,
};

/** Hours that a price covers: what each period of its rent does, pooled. Lines of a delivery cover none. */
export function hoursCovered(lines: readonly Pick<PriceLine, 'period_days' | 'quantity'>[]): number {
  return lines.reduce(
    (sum, { period_days, quantity }) => sum + quantity * (period_days ? HOURS_BY_DAYS[period_days] : 0),
    0,
  );
}
