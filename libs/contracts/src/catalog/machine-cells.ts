import { readAmount } from '@kit/money';

/** Spellings of a checkbox's value in tables. */
const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, true: true, x: true, 1: true },
  ...{ no: false, n: false, false: false, 0: false },
};

/** A yes or no in a cell of a table of machines; undefined for any other text. */
export const flagIn = (text: string): boolean | undefined => FLAGS[text.toLowerCase()];

/** A figure in a cell of a table of machines, with or without a currency's sign; null for any other text. */
export const figureIn = (text: string, { decimalComma = false } = {}) =>
  readAmount(text, { signed: true, decimalComma });

/** A figure as nobody can read it otherwise: without a mark before thousands, or with other decimals. */
export const unmistakable = (value: number): string =>
  figureIn(String(value))?.doubt ? `${value}0` : String(value);
