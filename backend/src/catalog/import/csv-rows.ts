import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { type CsvError, parse } from 'csv-parse';
import { PlainFailure } from '@kit/server/base/settings/plain-failure';

export interface RefusedRow {
  /** Line of the file on which the row ends, the header being line 1. */
  line: number;
  reason: string;
}

export interface CsvRow<Column extends string> {
  line: number;
  /** Keyed by column name: the requested columns, and any others of the file. */
  cells: Record<Column, string> & Record<string, string>;
}

/** The file is no table of the expected columns; the message is for people. */
export class UnreadableFile extends PlainFailure {}

/**
 * Reads a CSV file (UTF-8, with or without byte-order mark, any line ends) row by row; memory does not grow with it.
 *
 * @param refuse  called for every row that is no proper CSV or has too few or many cells; reading goes on
 * @throws UnreadableFile when a column is missing or there twice, and for letters that are not UTF-8; the system's error when the file cannot be opened
 */
export async function* csvRows<Column extends string>(
  file: string,
  columns: readonly Column[],
  refuse: (row: RefusedRow) => void,
): AsyncGenerator<CsvRow<Column>> {
  await mustBeUtf8(file);
  let header: readonly string[] = [];
  const parser = parse({
    bom: true,
    columns: (cells: string[]) => (header = checkedHeader(cells, columns)).slice(),
    info: true,
    // An inch mark within a cell (14") is text, not the start of a quotation that swallows the rows after it.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error) => void (error && refuse(refusal(error))),
  });
  const source = createReadStream(file);
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRow<Column>>) {
      yield { line: info.lines, cells: record };
    }
  } finally {
    source.destroy();
  }
  if (header.length === 0) throw new UnreadableFile('The file is empty: not even a header row.');
}

interface ParsedRow<Column extends string> {
  record: CsvRow<Column>['cells'];
  info: { lines: number };
}

function checkedHeader(cells: readonly string[], columns: readonly string[]): string[] {
  const names = cells.map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`The file lacks the columns: ${missing.join(', ')}.`);
  const twice = columns.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice.length > 0) throw new UnreadableFile(`The file has more than one column: ${twice.join(', ')}.`);
  return names;
}

/** Before a row is taken: what is read wrongly would be stored so. */
async function mustBeUtf8(file: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const chunks = createReadStream(file) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) decode(decoder, chunk);
  decode(decoder);
}

function decode(decoder: TextDecoder, chunk?: Buffer): void {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new UnreadableFile('The letters of the file cannot be read: save it as CSV UTF-8.');
  }
}

function refusal(error: CsvError): RefusedRow {
  const inconsistent = error.code === 'CSV_RECORD_INCONSISTENT_COLUMNS';
  return {
    line: Number(error.lines ?? 0),
    reason: inconsistent
      ? 'the number of cells differs from the header'
      : 'a quotation mark is never closed: the rows from there on could not be read',
  };
}
