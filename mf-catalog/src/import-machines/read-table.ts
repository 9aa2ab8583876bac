export interface ReadTable {
  name: string;
  header: string[];
  /** Files with semicolons are written where a comma stands before decimals. */
  decimalComma: boolean;
  rows: { line: number; cells: readonly string[] }[];
}

export const ROWS_MAX = 500;
const BYTES_MAX = 2_000_000;
const SEPARATORS = [',', ';', '\t'] as const;

/** Reads a file as spreadsheets save it. @returns a `problem`, for people, where the file is no table of machines */
export async function readTable(file: File): Promise<ReadTable | { problem: string }> {
  if (file.size > BYTES_MAX) return { problem: 'The file is larger than 2 MB.' };
  const csv = await import('csv-parse/browser/esm/sync');
  // Lines that were added by another program may end otherwise.
  const text = textOf(new Uint8Array(await file.arrayBuffer()))?.replace(/\r\n?/g, '\n');
  if (text === undefined)
    return { problem: 'We can’t read this file. Save it as “CSV UTF-8”, then choose it again.' };
  const separator = separatorOf(text);
  // Its line is left empty: the numbers of the lines stay those of the file.
  const records = parsed(csv, text.replace(SAYS_SEPARATOR, ''), separator);
  if (records === null)
    return { problem: 'A quotation mark in the file is never closed. Close it, then choose the file again.' };
  const [first, ...rest] = withoutTitle(records);
  const rows = rest.map(({ record, info }) => ({ line: info.lines, cells: record }));
  if (!first || rows.length === 0) return { problem: 'The file has headings but no machines.' };
  if (rows.length > ROWS_MAX) {
    return { problem: `The file has ${rows.length} rows. Add up to ${ROWS_MAX} at a time.` };
  }
  return { name: file.name, header: first.record, decimalComma: separator === ';', rows };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}
type Csv = typeof import('csv-parse/browser/esm/sync');

/** null: a quotation never ends, which is all that these options refuse. */
function parsed({ parse, CsvError }: Csv, text: string, delimiter: string): Parsed[] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      // An inch mark within a cell (14") is text, not the start of a quotation.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets write the rows below a table as separators alone.
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Drops the line with the table's name that some files have above the headings. */
function withoutTitle(records: readonly Parsed[]): readonly Parsed[] {
  const filled = (at: number) => records[at]?.record.filter((cell) => cell !== '').length ?? 0;
  return filled(0) === 1 && filled(1) > 1 && filled(2) > 1 ? records.slice(1) : records;
}

/** Reads UTF-16 by its first bytes, else UTF-8, else Windows-1252. Null where it is none of them. */
function textOf(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Spreadsheets write so above a table how its cells are divided. */
const SAYS_SEPARATOR = /^\uFEFF?sep=(.)(?=\n)/i;

/** A cell within quotation marks, which may hold separators and line ends. */
const QUOTED = /(^|[,;\t\r\n]) *"(?:[^"]|"")*"/g;

/** The one that the file names, else the one that both its first two rows have most, quotations left out. */
function separatorOf(text: string): string {
  const separator = SAYS_SEPARATOR.exec(text)?.[1];
  if (separator !== undefined) return separator;
  const head = text.replace(QUOTED, '$1').replace(/^\s+/, '').split('\n', 2);
  // A separator is in both rows; a character that only one of them has more of may be text.
  const count = (separator: string) => {
    const cells = head.map((row) => row.split(separator).length);
    return Math.min(...cells) * head.join().length + Math.max(...cells);
  };
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most));
}
