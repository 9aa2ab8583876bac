/** An amount in a currency's smallest unit (cents for usd, yen for jpy): always a whole number. */
export type MinorUnits = number;

/** Decimals a currency has, by ISO 4217 as the runtime's Intl knows it: usd 2, jpy 0. @throws RangeError for no currency code. */
export function currencyDecimals(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/** Making a number format costs as much as a small query; there are fewer than 200 currencies. */
const decimals = new Map<string, number>();

/**
 * Turns an amount of the wire (a number or decimal text in major units) into minor units, rounded half up.
 *
 * @throws RangeError when the text is no finite number
 */
export function toMinor(major: number | string, currency: string): MinorUnits {
  const value = Number(major);
  if (!Number.isFinite(value)) throw new RangeError(`Not an amount: ${String(major)}`);
  return roundHalfUp(Number(`${value}e${currencyDecimals(currency)}`));
}

/** Minor units as the wire shows them: 123450 → 1234.5 for usd, 500 → 500 for jpy. */
export function toMajor(minor: MinorUnits, currency: string): number {
  return Number(`${minor}e-${currencyDecimals(currency)}`);
}

/** Rounds to a whole number, halves away from zero, so that 0.5 cents owed are a cent. */
export function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** `percent` of an amount, rounded half up; percent may have decimals (12.5). */
export function percentOf(amount: MinorUnits, percent: number): MinorUnits {
  // Hundredths of a percent keep the product exact: 0.1 has no exact binary form.
  return roundHalfUp((amount * Math.round(percent * 100)) / 10_000);
}

/**
 * A wire amount for people: `$1,234.50`; whole amounts lose their decimals (`$1,234`) unless `exact`.
 *
 * @param major  amount in major units, as on the wire
 */
export function formatMoney(major: number, currency: string, options: { exact?: boolean } = {}): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: options.exact ? 'auto' : 'stripIfInteger',
  }).format(major);
}
