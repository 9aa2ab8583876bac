import { currencyDecimals } from '@yard/money';

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
  const lines = [header, ...rows].map((cells) => cells.map(written).join(','));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.digits;
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet would run as a formula is marked as text. @see https://owasp.org/www-community/attacks/CSV_Injection */
function harmless(text: string): string {
  return /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
}
