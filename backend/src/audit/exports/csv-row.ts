import { listed, type ListedAt, type ListFile } from '@yard/contracts/back-office';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { CsvCell } from '@kit/server/pdf/csv';

export type ListedRow = Readonly<Record<string, unknown>>;

const AS_IT_IS: ListFile<never> = { columns: {} };
/** Left out of price lines: their label says it. */
const LINE_KIND = 'kind';
const WIRE_INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/;

/**
 * A row as cells by column: the screen's columns, the currency of its sums, then its other fields. A record within it is
 * its name, and its owner's in a column beside it; further lists of records have lists of their own and are left out;
 * whatever else has members is written in words.
 */
export function cellsOf(row: ListedRow, at: ListedAt<ListedRow>, list = AS_IT_IS): Map<string, CsvCell> {
  const { columns, sums, leftOut = [] } = list;
  const { currency = sums && CURRENCY, ...fields } = row;
  const heads = listed(columns).map(({ title, value }): [string, CsvCell] => [
    title,
    cellOf(value(row as never, at as ListedAt<never>)),
  ]);
  const others = Object.entries(fields).filter(([name]) => !(name in columns) && !leftOut.includes(name));
  return new Map([
    ...heads,
    ...(typeof currency === 'string' ? [['currency', currency.toUpperCase()] as [string, CsvCell]] : []),
    ...others.flatMap(([name, value]) => columnsOf(name, value)),
  ]);
}

const cellOf = (value: string | number | null = null) => (typeof value === 'string' ? inUtc(value) : value);

/** An instant as spreadsheets read it; any other text as it is. */
const inUtc = (text: string) => text.replace(WIRE_INSTANT, '$1+00:00');

function columnsOf(name: string, value: unknown): [string, CsvCell][] {
  if (value === null || typeof value === 'string' || typeof value === 'number')
    return [[name, cellOf(value)]];
  if (Array.isArray(value))
    return value.length === 0 || value.some(isAboutRecord) ? [] : [[name, inWords(value)]];
  if (!isRecord(value)) return [[name, inWords(value)]];
  const label = nameOf(value);
  if (label === null) return [];
  const owner = value['user_name'];
  return [
    [name, label],
    ...(typeof owner === 'string' ? [[`${name}_user_name`, owner] as [string, CsvCell]] : []),
  ];
}

const isRecord = (value: unknown): value is ListedRow =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Itself one, or of one. */
const isAboutRecord = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some((name) => name === 'id' || name.endsWith('_id'));

function nameOf({ name, subject, title }: ListedRow): string | null {
  return [name, subject, title].find((one) => typeof one === 'string') ?? null;
}

/** `reason: Rain, amount: 5`; a list's entries with a semicolon between them. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (typeof value !== 'object') return inUtc(String(value as string | number | boolean));
  return Object.entries(value)
    .filter(([name, member]) => member !== null && !(name === LINE_KIND && 'unit_amount' in value))
    .map(([name, member]) => `${name}: ${inWords(member)}`)
    .join(', ');
}
