import { api } from './api';
import { everyTable } from './tables';

interface Column {
  table: string;
  name: string;
  type: string;
}

const NUMBER = 87_654_321;
const DAY = '2001-02-03';
const TEXT = 'column-canary';
const CANARY = new RegExp(`${NUMBER}|${DAY}|${TEXT}`);

const COLUMNS = {
  sqlite: `SELECT t.name AS "table", c.name AS name, c.type AS type
    FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`,
  mysql: `SELECT table_name AS \`table\`, column_name AS name, column_type AS type
    FROM information_schema.columns WHERE table_schema = DATABASE()`,
};

/** Every column of what people and their work fill. */
export async function columns(): Promise<Column[]> {
  const all = await api.dataSource.query<Column[]>(COLUMNS[api.dialect]);
  const tables = new Set(everyTable());
  return all.filter(({ table }) => tables.has(table));
}

/** A value for each name that a column has, to be told from every other value; a flag is true. */
export function canaries(all: Column[]): Record<string, unknown> {
  return Object.fromEntries(all.map((column) => [column.name, canaryOf(column)]));
}

function canaryOf({ type }: Column): unknown {
  if (isFlag(type)) return true;
  if (/date|time/i.test(type)) return `${DAY}T04:05:06.000000Z`;
  return /int|decimal|real|float|double|numeric/i.test(type) ? NUMBER : TEXT;
}

const isFlag = (type: string) => /^(boolean|tinyint\(1\))$/i.test(type);

export async function keptCanaries(): Promise<string[]> {
  const kept = new Set<string>();
  for (const table of everyTable()) {
    for (const row of await api.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${table}`)) {
      for (const [name, value] of Object.entries(row)) {
        if (CANARY.test(textOf(value))) kept.add(`${table}.${name}`);
      }
    }
  }
  return [...kept].sort();
}

const textOf = (value: unknown) =>
  Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? '');

export async function flags(all: Column[]): Promise<Record<string, number>> {
  const asked = all
    .filter(({ type }) => isFlag(type))
    .map(
      ({ table, name }) =>
        `(SELECT COALESCE(SUM(${name}), 0) FROM ${table}) AS ${quoted(`${table}.${name}`)}`,
    );
  const [sums = {}] = await api.dataSource.query<Record<string, unknown>[]>(`SELECT ${asked.join(', ')}`);
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum)]));
}

const quoted = (name: string) => (api.dialect === 'sqlite' ? `"${name}"` : `\`${name}\``);
