import { currencyDecimals } from '@yard/money';

/**
 * The one currency of this installation (`CURRENCY`, default `usd`). Read once at load: columns and rules need it
 * before any module is built, and it never changes while a database lives.
 *
 * @throws RangeError for a code no currency has, or one with more decimals than a DECIMAL(10,2) column holds
 */
export const CURRENCY = readCurrency(process.env.CURRENCY);

function readCurrency(text = 'usd'): string {
  const currency = text.toLowerCase();
  if (!/^[a-z]{3}$/.test(currency) || currencyDecimals(currency) > 2) {
    throw new RangeError(
      `CURRENCY is "${text}"; expected an ISO 4217 code with at most two decimals, such as usd`,
    );
  }
  return currency;
}
