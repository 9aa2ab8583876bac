import { addDays, type CalendarDate, daysCovered } from '@yard/dates';
import { formatMoney, type MinorUnits, toMajor, toMinor } from '@kit/money';
import { cheapestCover, type Rates } from '../rentals/rates';
import { RENTAL_MAX_DAYS } from '../rentals/rental-length';
import { type DaySpan, inTheWay, type OfferedDays } from './day-choice';
import { daysWords } from './days-words';

const WEEK = 7;

export interface LongerRental {
  /** All of them, the first included. */
  days: number;
  /** The price of the fewer and of the more days alike. */
  amount: MinorUnits;
  /** The price of the fewer days at the daily rate; null where there is none. */
  by_the_day: MinorUnits | null;
}

/** Rent without delivery; null where no rate covers anything. */
export function rentalAmount(days: number, rates: Rates): MinorUnits | null {
  return cheapestCover(days, rates)?.reduce((sum, line) => sum + line.amount, 0) ?? null;
}

/**
 * The longest rental that costs as much as this one. None costs less: a rental never costs more than a longer one, so
 * that five days are charged as the week that is cheaper, and two days more are already paid.
 *
 * @param days  at least 1
 * @returns     null where each further day costs more, or no rate covers anything
 */
export function longerForSame(days: number, rates: Rates): LongerRental | null {
  const amount = rentalAmount(days, rates);
  if (amount === null) return null;
  let most = days;
  while (most < RENTAL_MAX_DAYS && rentalAmount(most + 1, rates) === amount) most += 1;
  if (most === days) return null;
  return { days: most, amount, by_the_day: rates.daily_rate === null ? null : rates.daily_rate * days };
}

/** The last day, after the span's own and until so many days in all, up to which the machine is free; null for none. */
export function extendedTo({ from, to }: DaySpan, days: number, offered: OfferedDays): string | null {
  for (let count = days; count > daysCovered(from, to); count -= 1) {
    const last = addDays(from, count - 1);
    if (!inTheWay({ from, to: last }, offered)) return last;
  }
  return null;
}

/** `1 week costs $1,400, less than 5 days at the daily rate ($2,000).` */
export function longerWords(days: number, longer: LongerRental, currency: string): string {
  const { amount, by_the_day } = longer;
  const money = (minor: MinorUnits) => formatMoney(toMajor(minor, currency), currency);
  const costs = `${lengthWords(longer.days)} ${longer.days === WEEK ? 'costs' : 'cost'} ${money(amount)}`;
  return by_the_day !== null && amount < by_the_day
    ? `${costs}, less than ${daysWords(days)} at the daily rate (${money(by_the_day)}).`
    : `${costs}, no more than ${daysWords(days)}.`;
}

/** Offer of a longer rental: why more days cost no more, the last day to take, and the length. */
export interface LongerOffer {
  words: string;
  /** Null where the machine is not free for longer. */
  last: CalendarDate | null;
  taking: string | null;
}

/** @param machine  with amounts in major units, as on the wire. @returns null where more days cost more */
export function longerOffer(
  days: DaySpan,
  machine: WireRates & OfferedDays,
  currency: string,
): LongerOffer | null {
  const count = daysCovered(days.from, days.to);
  const longer = longerForSame(count, ratesOf(machine, currency));
  if (longer === null) return null;
  const last = extendedTo(days, longer.days, machine);
  const taking = last === null ? null : lengthWords(daysCovered(days.from, last));
  return { words: longerWords(count, longer, currency), last, taking };
}

/** `1 week`, `3 weeks`, `10 days`. */
function lengthWords(days: number): string {
  if (days % WEEK !== 0) return daysWords(days);
  return days === WEEK ? '1 week' : `${days / WEEK} weeks`;
}

type WireRates = { readonly [Rate in keyof Rates]: number | null };

/** A machine's rates as they are counted with. @param machine  with amounts in major units, as on the wire */
export function ratesOf({ daily_rate, weekly_rate, monthly_rate }: WireRates, currency: string): Rates {
  const minor = (rate: number | null) => (rate === null ? null : toMinor(rate, currency));
  return {
    daily_rate: minor(daily_rate),
    weekly_rate: minor(weekly_rate),
    monthly_rate: minor(monthly_rate),
  };
}

/** Days and rent, without delivery: `3 days, $1,200`. */
export function outcomeWords({ from, to }: DaySpan, rates: Rates, currency: string): string {
  const days = daysCovered(from, to);
  const amount = rentalAmount(days, rates);
  const words = daysWords(days);
  return amount === null ? words : `${words}, ${formatMoney(toMajor(amount, currency), currency)}`;
}
