import type { TableColumnOptions } from 'typeorm';
import type { LiveColumn } from './live-schema';

type Family = 'integer' | 'decimal' | 'text' | 'instant' | 'date' | 'time' | 'other';

const FAMILIES: Record<string, Family> = {
  ...family('integer', 'tinyint smallint mediumint int integer bigint year boolean'),
  ...family('decimal', 'decimal double float'),
  ...family('text', 'char varchar tinytext text mediumtext longtext enum set json uuid'),
  ...family('instant', 'datetime timestamp'),
  ...family('date', 'date'),
  ...family('time', 'time'),
};

/** Types that the application's values can be written to and read from. */
const ACCEPTED: Partial<Record<Family, Family[]>> = {
  integer: ['integer', 'decimal'],
  decimal: ['decimal', 'integer'],
  // A time of day is text here; MySQL takes and gives it as text.
  text: ['text', 'time'],
  instant: ['instant'],
  date: ['date', 'instant'],
};

/** Difference of an existing column from a new installation's; null when it does not matter. */
export type Difference = { kind: 'harmless' | 'coarser' | 'narrower' | 'unusable'; text: string };

export function difference(
  wanted: TableColumnOptions,
  wantedType: string,
  live: LiveColumn,
): Difference | null {
  const text = `is ${live.type} here, ${wantedType} in a new installation`;
  const families = ACCEPTED[FAMILIES[wanted.type] ?? 'other'] ?? [];
  if (!families.includes(FAMILIES[live.base] ?? 'other')) return { kind: 'unusable', text };
  if (shorter(wanted, live)) return { kind: 'narrower', text };
  if (wanted.type === 'datetime' && !live.type.endsWith('(3)')) return { kind: 'coarser', text };
  return sameType(wantedType, live.type) ? null : { kind: 'harmless', text };
}

function shorter({ type, length }: TableColumnOptions, live: LiveColumn): boolean {
  if (live.length === null) return false;
  return type === 'longtext' ? live.length < 20_000 : live.length < Number(length ?? 0);
}

/** MySQL 8 writes no display width, MariaDB and 5.7 do. */
function sameType(wanted: string, live: string): boolean {
  const plain = (type: string) => type.replace(/^(\w*int)\(\d+\)/, '$1').replaceAll(' ', '');
  return plain(wanted) === plain(live);
}

function family(name: Family, types: string): Record<string, Family> {
  return Object.fromEntries(types.split(' ').map((type) => [type, name]));
}
