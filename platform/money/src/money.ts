/** An amount in a currency's smallest unit (cents for usd, yen for jpy): always a whole number. */
export type MinorUnits = number;

/**
 * Decimals a currency has on the wire of banks and card providers: usd 2, jpy 0. Not what the runtime's `Intl` says:
 * that is how prices are usually written (no decimals for huf or cop), and differs between browsers and versions.
 *
 * @throws RangeError for no currency code
 */
export function currencyDecimals(currency: string): number {
  if (!/^[a-z]{3}$/i.test(currency)) throw new RangeError(`Not a currency: ${currency}`);
  const code = currency.toLowerCase();
  if (WHOLE.has(code)) return 0;
  return THOUSANDTHS.has(code) ? 3 : 2;
}

/** ISO 4217; the ariary is counted whole, too. */
const WHOLE = new Set('bif clp djf gnf isk jpy kmf krw mga pyg rwf ugx uyi vnd vuv xaf xof xpf'.split(' '));
const THOUSANDTHS = new Set(['bhd', 'iqd', 'jod', 'kwd', 'lyd', 'omr', 'tnd']);

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
  return formatOf(currency, options.exact ?? false).format(major);
}

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, isExact: boolean): Intl.NumberFormat {
  const digits = currencyDecimals(currency);
  const key = `${currency} ${isExact}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      trailingZeroDisplay: isExact ? 'auto' : 'stripIfInteger',
    });
  formats.set(key, format);
  return format;
}
