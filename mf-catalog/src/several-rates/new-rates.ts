import type { MachineRecord } from '@yard/contracts';

export const RATES = ['daily_rate', 'weekly_rate', 'monthly_rate'] as const;
export type Rates = Pick<MachineRecord, (typeof RATES)[number]>;

const PERCENT_MIN = -90;
const PERCENT_MAX = 500;

/** The rates changed by a part of themselves, in whole units of the currency and at least one; null stays null. */
export function raised(rates: Rates, percent: number): Rates {
  const changed = (amount: number | null) =>
    amount && Math.max(1, Math.round((amount * (100 + percent)) / 100));
  return {
    daily_rate: changed(rates.daily_rate),
    weekly_rate: changed(rates.weekly_rate),
    monthly_rate: changed(rates.monthly_rate),
  };
}

export function changesOf(machine: Rates, rates: Rates): Partial<Rates> {
  const changed = RATES.filter((name) => rates[name] !== machine[name]);
  return Object.fromEntries(changed.map((name) => [name, rates[name]]));
}

export function percentProblem(percent: number | null): string | null {
  if (percent !== null && percent >= PERCENT_MIN && percent <= PERCENT_MAX) return null;
  return `Write a number from ${PERCENT_MIN} to ${PERCENT_MAX}.`;
}
