import { addDays, type CalendarDate, daysCovered, formatDate } from '@yard/dates';
import { formatMoney, type MinorUnits, toMajor, toMinor } from '@kit/money';
import { cheapestCover, type Rates } from '../rentals/rates';
import { RENTAL_MAX_DAYS } from '../rentals/rental-length';
import { type DaySpan, inTheWay, type OfferedDays } from './day-choice';
import { daysWords } from './days-words';

export interface LongerRental {
  days: number;
  /** The price of the fewer and of the more days alike. */
  amount: MinorUnits;
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
  return { days: most, amount };
}

/** The last day, after the span's own and until so many days in all, up to which the machine is free; null for none. */
export function extendedTo({ from, to }: DaySpan, days: number, offered: OfferedDays): string | null {
  for (let count = days; count > daysCovered(from, to); count -= 1) {
    const last = addDays(from, count - 1);
    if (!inTheWay({ from, to: last }, offered)) return last;
  }
  return null;
}

/** The button for days that cost nothing more, and the last of them. */
export interface LongerOffer {
  words: string;
  last: CalendarDate;
}

/**
 * @param machine  with amounts in major units, as on the wire
 * @returns        null where more days cost more, or the machine is not free for them
 */
export function longerOffer(
  days: DaySpan,
  machine: WireRates & OfferedDays,
  currency: string,
): LongerOffer | null {
  const longer = longerForSame(daysCovered(days.from, days.to), ratesOf(machine, currency));
  const last = longer && extendedTo(days, longer.days, machine);
  if (!last) return null;
  const price = formatMoney(toMajor(longer.amount, currency), currency);
  return { words: `Keep it through ${formatDate(last, 'short')} for the same ${price}`, last };
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
