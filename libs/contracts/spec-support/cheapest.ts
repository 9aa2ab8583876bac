import type { Rates } from '../src/rentals/rates';

/**
 * The cheapest cover by trying every way to spend every day: whatever begins the rental, the rest is covered as
 * cheaply as it can be. Shares nothing with the rule.
 *
 * @returns by number of days, from 0; null where nothing covers
 */
export function cheapestByTrying(days: number, rates: Rates): (number | null)[] {
  const ways = [
    { rate: rates.daily_rate, covers: 1 },
    { rate: rates.weekly_rate, covers: 7 },
    { rate: rates.monthly_rate, covers: 28 },
  ];
  const best: (number | null)[] = [0];
  for (let day = 1; day <= days; day += 1) {
    let least: number | null = null;
    for (const { rate, covers } of ways) {
      const rest = best[Math.max(0, day - covers)] ?? null;
      if (rate === null || rest === null) continue;
      if (least === null || rate + rest < least) least = rate + rest;
    }
    best.push(least);
  }
  return best;
}
