import { type MachineRecord, tooShort } from '@yard/contracts';
import { ratesOf, rentalAmount } from '@yard/contracts/days';
import { daysCovered } from '@yard/dates';
import { toMajor } from '@kit/money';
import type { DayRange } from '@yard/ui';

/** The kind of a price; none: the machine is not brought there, or not rented for so few days. */
export type PriceFor = 'delivered' | 'days' | 'day' | 'none';

export const priceIsFor: Record<Exclude<PriceFor, 'none'>, string> = {
  delivered: 'delivered',
  days: 'total',
  day: 'a day',
};

export type Priced = Pick<
  MachineRecord,
  'daily_rate' | 'weekly_rate' | 'monthly_rate' | 'minimum_days' | 'total_amount'
>;

/**
 * A machine's price on the map, the same as on its card in the list: delivered where the list says that, else
 * the rental for the days, else the day's rate.
 *
 * @returns amount in major units; null where there is none
 */
export function shownPrice(
  machine: Priced,
  { from, to }: DayRange,
  currency: string,
): { amount: number | null; of: PriceFor } {
  const { total_amount, daily_rate } = machine;
  if (total_amount === null) return { amount: null, of: 'none' };
  if (total_amount !== undefined) return { amount: total_amount, of: 'delivered' };
  if (from === '') return { amount: daily_rate, of: 'day' };
  if (tooShort({ start_date: from, end_date: to }, machine)) return { amount: null, of: 'none' };
  const amount = rentalAmount(daysCovered(from, to), ratesOf(machine, currency));
  return { amount: amount === null ? null : toMajor(amount, currency), of: 'days' };
}
