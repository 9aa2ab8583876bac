import type { CsvCell } from '@kit/server/pdf/csv';

export type ListedRow = Readonly<Record<string, unknown>>;

/**
 * A row as cells by column. A record within it is its name, and its owner's in a column beside it; further lists of
 * records have lists of their own and are left out; whatever else has members is written in words.
 */
export function cellsOf(row: ListedRow): Map<string, CsvCell> {
  return new Map(Object.entries(row).flatMap(([name, value]) => columnsOf(name, value)));
}

function columnsOf(name: string, value: unknown): [string, CsvCell][] {
  if (value === null || value === undefined) return [[name, null]];
  if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
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
  if (typeof value !== 'object') return String(value as string | number | boolean);
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([name, member]) => `${name}: ${inWords(member)}`)
    .join(', ');
}
