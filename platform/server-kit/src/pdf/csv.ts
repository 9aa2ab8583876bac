import { currencyDecimals } from '@kit/money';
import { stringify } from 'csv-stringify/sync';

/** An amount as digits; never taken for text. */
export interface CsvAmount {
  digits: string;
}

export type CsvCell = string | number | CsvAmount | null;

/** An amount with all its decimals, for a program to read: `-1234.50`. @param major  major units, as on the wire */
export function csvAmount(major: number, currency: string): CsvAmount {
  return { digits: major.toFixed(currencyDecimals(currency)) };
}

/**
 * A table as CSV that spreadsheets open as it is: RFC 4180, UTF-8 with its mark, header first.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvCell[])[]): Buffer {
  return csvPart([header, ...rows], true);
}

/** Some rows of such a table. @param isFirst  whether it begins with them */
export function csvPart(rows: readonly (readonly CsvCell[])[], isFirst: boolean): Buffer {
  const text = stringify([...rows], {
    bom: isFirst,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Spreadsheets may divide at semicolons, or at tabs.
    quoted_match: /[;\t]/,
    cast: { string: harmless, object: ({ digits }) => String(digits) },
  });
  return Buffer.from(text);
}

/**
 * A text that a spreadsheet would run as a formula is marked as text. The library's own `escape_formulas` knows no
 * formula behind a space, and would mark an amount below zero.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function harmless(text: string): string {
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/.test(text) ? `'${text}` : text;
}
