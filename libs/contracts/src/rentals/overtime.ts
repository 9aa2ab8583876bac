import { roundHalfUp, type MinorUnits } from '@yard/money';

/** Hours on the meter that the rent covers, as section 2 of the rental agreement has them. */
export const HOURS_COVERED = { day: 8, week: 40, fourWeeks: 160 } as const;

/**
 * What each hour beyond them costs: as part of the daily rate, one for each hour that a day covers.
 *
 * @param dailyRate  of the machine; null where it is not rented by the day, and no hour has a price
 */
export function overtimeRate(dailyRate: MinorUnits | null): MinorUnits | null {
  return dailyRate === null ? null : roundHalfUp(dailyRate / HOURS_COVERED.day);
}
