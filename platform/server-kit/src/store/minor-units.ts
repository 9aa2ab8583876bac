import { currencyDecimals } from '@kit/money';
import { CURRENCY } from '../base/settings/money';

/** Read once: what Intl knows of a currency takes longer to read than a whole record to show. */
const MINOR_IN_MAJOR = 10 ** currencyDecimals(CURRENCY);

/** A stored decimal, number or text, as minor units. */
export function minorFrom(decimal: number | string): number {
  return Math.round(Number(decimal) * MINOR_IN_MAJOR);
}

/** Minor units as the decimal that is stored and shown. */
export function majorFrom(minor: number): number {
  return minor / MINOR_IN_MAJOR;
}
