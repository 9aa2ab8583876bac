import { currencyDecimals } from '@kit/money';

/**
 * The one currency of this installation (`CURRENCY`, default `usd`). Read once at load: columns and rules need it
 * before any module is built, and it never changes while a database lives.
 */
export const CURRENCY = isUsable(process.env.CURRENCY) ? process.env.CURRENCY.toLowerCase() : 'usd';

/** Problem with `CURRENCY`, for the check at start; null when it is left out or good. */
export const CURRENCY_PROBLEM =
  !process.env.CURRENCY || isUsable(process.env.CURRENCY)
    ? null
    : `CURRENCY is "${process.env.CURRENCY}"; expected an ISO 4217 code with at most two decimals, such as usd`;

/** A DECIMAL(10,2) column holds no third decimal. */
function isUsable(code: string | undefined): code is string {
  return code !== undefined && /^[a-z]{3}$/i.test(code) && currencyDecimals(code) <= 2;
}
