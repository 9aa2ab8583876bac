/** A text read as a figure; `doubt` where its only mark may stand before thousands or before decimals. */
export type Figure = { value: number; doubt: boolean };

const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const GROUPED_BY_SPACES = /^-?[1-9]\d{0,2}( \d{3})+(\.\d*)?$/;
const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/;
const GROUPED_THERE = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/;
const GROUPED_BY_SPACES_THERE = /^-?[1-9]\d{0,2}( \d{3})+(,\d*)?$/;
const PLAIN_THERE = /^-?(\d+,\d*|,\d+)$/;
/** `1,234` and `1.234`. */
const DOUBTFUL = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a figure as people here write it: `1234.5`, `1,234.50`, `1 234.50`. A comma in any other place is nobody's
 * thousands, and nothing is guessed.
 *
 * @param decimalComma  whether `1234,5`, `1.234,50` and `1 234,50` are read, too
 * @returns             null for what is no figure
 */
export function readFigure(text: string, { decimalComma = false } = {}): Figure | null {
  const written = text.trim().replace(/[\u00a0\u2009\u202f]/g, ' ');
  const doubt = DOUBTFUL.test(written);
  // There `1.250` has thousands; who writes one and a quarter so is asked.
  if (PLAIN.test(written) && !(decimalComma && doubt)) return { value: Number(written), doubt };
  if (GROUPED.test(written) || GROUPED_BY_SPACES.test(written))
    return { value: Number(written.replace(/[ ,]/g, '')), doubt };
  const isThere = [PLAIN_THERE, GROUPED_THERE, GROUPED_BY_SPACES_THERE].some((form) => form.test(written));
  if (!decimalComma || !isThere) return null;
  return { value: Number(written.replace(/[ .]/g, '').replace(',', '.')), doubt };
}

/**
 * The same of an amount: a currency's sign may stand before it, and it is not below 0.
 *
 * @param signed  whether it may be below 0, as a credit
 */
export function readAmount(text: string, { signed = false, decimalComma = false } = {}): Figure | null {
  const figure = readFigure(text.trim().replace(/^(-?)\s*\p{Sc}\s*/u, '$1'), { decimalComma });
  return figure && (signed || figure.value >= 0) ? figure : null;
}
