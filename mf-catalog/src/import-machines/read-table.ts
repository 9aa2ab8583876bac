/** A file as a table: what its first row calls the columns, and the rows below. */
export interface ReadTable {
  name: string;
  header: string[];
  rows: { line: number; cells: string[] }[];
}

export const ROWS_MAX = 500;
const BYTES_MAX = 2_000_000;
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a file as spreadsheets save it: with commas, semicolons or tabs, in UTF-8 or Windows' own letters.
 *
 * @returns a `problem`, for people, where the file is no table of machines
 */
export async function readTable(file: File): Promise<ReadTable | { problem: string }> {
  if (file.size > BYTES_MAX) return { problem: 'The file is larger than 2 MB.' };
  const csv = await import('csv-parse/browser/esm/sync');
  const text = textOf(await file.arrayBuffer());
  const records = parsed(csv, text);
  if (records === null)
    return { problem: 'The file is no table: a quotation mark is opened and never closed.' };
  const [first, ...rest] = records;
  const rows = rest.map(({ record, info }) => ({ line: info.lines, cells: record }));
  if (!first || rows.length === 0) return { problem: 'The file has no row below its headings.' };
  if (rows.length > ROWS_MAX) {
    return { problem: `The file has ${rows.length} rows. Add ${ROWS_MAX} at most at a time.` };
  }
  return { name: file.name, header: first.record, rows };
}

interface Parsed {
  record: string[];
  info: { lines: number };
}
type Csv = typeof import('csv-parse/browser/esm/sync');

/** null: a quotation never ends, which is all that these options refuse. */
function parsed({ parse, CsvError }: Csv, text: string): Parsed[] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      info: true,
      // An inch mark within a cell (14") is text, not the start of a quotation.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** A letter that is no UTF-8 says that the file is none. */
function textOf(bytes: ArrayBuffer): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}

/** The one that the headings have most. */
function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (separator: string) => header.split(separator).length;
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most));
}
