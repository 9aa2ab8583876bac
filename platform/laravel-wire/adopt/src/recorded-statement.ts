import { TableColumn, TableIndex } from 'typeorm';
import type { WantedTable } from './wanted-table';

/** Known facts of a table while the migrations run. */
export type Recorded = Pick<WantedTable, 'table' | 'checks' | 'firstRows'>;

type Meaning = (on: Recorded, found: Record<string, string>, parameters: unknown[]) => void;

/** The plain SQL that migrations use beside creating tables, and what it means for the table it names. */
const MEANINGS: [RegExp, Meaning][] = [
  [
    /^ALTER TABLE `?(?<table>\w+)`? ADD CONSTRAINT `?(?<name>\w+)`? CHECK \((?<expression>.*)\)$/s,
    ({ checks }, { name = '', expression = '' }) => checks.push({ name, expression }),
  ],
  [
    /^ALTER TABLE (?<table>\w+) DROP CONSTRAINT (?<name>\w+)$/,
    (of, { name }) => (of.checks = of.checks.filter((check) => check.name !== name)),
  ],
  [
    /^ALTER TABLE `?(?<table>\w+)`? ADD COLUMN `?(?<name>\w+)`? (?<type>\w+)(\((?<size>[\d, ]+)\))?(?<rest>.*)$/s,
    ({ table }, found) => table.addColumn(columnFrom(found)),
  ],
  [
    /^CREATE INDEX (?<name>\w+) ON (?<table>\w+) \((?<columns>[\w, ]+)\)$/,
    ({ table }, { name = '', columns = '' }) =>
      table.addIndex(new TableIndex({ name, columnNames: columns.split(', ') })),
  ],
  [
    // An empty database has no rows to read or change.
    /^(UPDATE `?(?<table>\w+)`? SET\s|SELECT .* FROM `?(?<read>\w+)`? )/s,
    () => undefined,
  ],
  [
    /^(?<sql>INSERT INTO `?(?<table>\w+)`? .*)$/s,
    ({ firstRows }, { sql = '' }, parameters) => firstRows.push({ sql, parameters }),
  ],
];

/** @throws Error for anything else: a migration of a new kind needs a line above */
export function recordStatement(recorded: Map<string, Recorded>, sql: string, parameters: unknown[]): void {
  for (const [pattern, meaning] of MEANINGS) {
    const found = pattern.exec(sql.trim())?.groups;
    const table = recorded.get(found?.['table'] ?? found?.['read'] ?? '');
    if (found && table) return meaning(table, found, parameters);
  }
  throw new Error(`adopting a database does not understand: ${sql}`);
}

const REST = /^(?<null> (NOT )?NULL)?( DEFAULT (?<fallback>\S+))?$/;

function columnFrom({ name = '', type = '', size, rest = '' }: Record<string, string>): TableColumn {
  const [first, second] = size?.split(',').map(Number) ?? [];
  const options = REST.exec(rest)?.groups;
  if (!options) throw new Error(`adopting a database does not understand the column ${name}${rest}`);
  return new TableColumn({
    name,
    type,
    isNullable: options['null'] !== ' NOT NULL',
    ...(type === 'varchar' ? { length: String(first) } : { precision: first ?? null }),
    ...(second === undefined ? {} : { scale: second }),
    ...(options['fallback'] === undefined ? {} : { default: options['fallback'] }),
  });
}
