import type { QueryRunner, TableColumnOptions, TableForeignKeyOptions, TableIndexOptions } from 'typeorm';
import { Table } from 'typeorm';

/** One column of a migration, with the table it refers to if it is a key. */
export interface ColumnSpec extends TableColumnOptions {
  references?: string;
  onDelete?: 'CASCADE' | 'SET NULL' | 'RESTRICT';
}

type Options = Partial<Pick<TableColumnOptions, 'isNullable' | 'default' | 'isUnique'>>;
export const nullable = { isNullable: true } as const;

export const string = (name: string, length = 255, options: Options = {}): ColumnSpec => ({
  name,
  type: 'varchar',
  length: String(length),
  ...options,
});
export const integer = (name: string, options: Options = {}): ColumnSpec => ({
  name,
  type: 'int',
  ...options,
});
export const boolean = (name: string, options: Options = { default: false }): ColumnSpec => ({
  name,
  type: 'boolean',
  ...options,
});
export const money = (name: string, options: Options = {}): ColumnSpec => ({
  name,
  type: 'decimal',
  precision: 10,
  scale: 2,
  ...options,
});
export const decimal = (
  name: string,
  precision: number,
  scale: number,
  options: Options = {},
): ColumnSpec => ({ name, type: 'decimal', precision, scale, ...options });
export const double = (name: string, options: Options = {}): ColumnSpec => ({
  name,
  type: 'double',
  ...options,
});
export const instant = (name: string, options: Options = {}): ColumnSpec => ({
  name,
  type: 'datetime',
  precision: 3,
  ...options,
});
export const day = (name: string, options: Options = {}): ColumnSpec => ({ name, type: 'date', ...options });
/** Text of any length a body may have: MySQL's `text` ends at 64 kB, below 20,000 characters of four bytes. */
export const longText = (name: string, options: Options = {}): ColumnSpec => ({
  name,
  type: 'longtext',
  ...options,
});
/** Up to 64 kB on MySQL. */
export const text = (name: string, options: Options = {}): ColumnSpec => ({ name, type: 'text', ...options });
export const bigInteger = (name: string, options: Options = {}): ColumnSpec => ({
  name,
  type: 'bigint',
  ...options,
});
export const reference = (
  name: string,
  references: string,
  options: Options & Pick<ColumnSpec, 'onDelete'> = {},
): ColumnSpec => ({ name, type: 'int', references, ...options });

export const primary = (column: ColumnSpec): ColumnSpec => ({ ...column, isPrimary: true });
/**
 * A text that is compared as it is, as SQLite compares all; MySQL's default takes case, accents and full-width letters
 * for one another.
 */
export const exact = (column: ColumnSpec): ColumnSpec => ({
  ...column,
  charset: 'utf8mb4',
  collation: 'utf8mb4_bin',
});

interface NamedIndex {
  name: string;
  columns: string[];
  unique?: true;
}

export interface TableSpec {
  columns: ColumnSpec[];
  /** Columns of each index, in order; with a name where these do not make it. */
  indexes?: (string[] | NamedIndex)[];
  uniques?: string[][];
  /** Condition by name. */
  checks?: Record<string, string>;
  /** Without the base record's id and stamps (sessions, keys). */
  bare?: boolean;
  /** Stored by its key on SQLite, as MySQL's tables are. */
  clustered?: boolean;
}

/** Creates tables in the given order: those that refer to others last. */
export async function createTables(runner: QueryRunner, tables: Record<string, TableSpec>): Promise<void> {
  for (const [name, spec] of Object.entries(tables)) await createTable(runner, name, spec);
}

/** Creates a table with the same meaning on SQLite and MySQL: keys, foreign keys, indexes, checks. */
export async function createTable(runner: QueryRunner, name: string, spec: TableSpec): Promise<void> {
  const sqlite = runner.dataSource.options.type !== 'mysql';
  const columns = spec.bare ? spec.columns : [id(), ...spec.columns, ...stamps()];
  const checks = Object.entries(spec.checks ?? {});
  await runner.createTable(
    new Table({
      name,
      columns: columns.map((column) => plainColumn(column, sqlite)),
      ...(spec.clustered ? { withoutRowid: true } : {}),
      indices: (spec.indexes ?? []).map((index) => indexOf(name, index)),
      uniques: (spec.uniques ?? []).map((columnNames) => ({
        name: `uq_${name}_${columnNames.join('_')}`.slice(0, 64),
        columnNames,
      })),
      foreignKeys: columns.filter((column) => column.references).map((column) => foreignKey(name, column)),
      checks: sqlite
        ? checks.map(([check, expression]) => ({ name: `chk_${name}_${check}`, expression }))
        : [],
    }),
  );
  // TypeORM writes no checks for MySQL, which has had them since 8.0.16 (MariaDB 10.2).
  if (!sqlite) {
    for (const [check, expression] of checks) {
      await runner.query(
        `ALTER TABLE \`${name}\` ADD CONSTRAINT \`chk_${name}_${check}\` CHECK (${expression})`,
      );
    }
  }
}

/** Drops tables in the given order: those that refer to others first. */
export async function dropTables(runner: QueryRunner, ...names: string[]): Promise<void> {
  // Plain SQL: TypeORM drops the indexes first, which MySQL refuses while a foreign key rests on one.
  for (const name of names) await runner.query(`DROP TABLE ${name}`);
}

function indexOf(table: string, index: string[] | NamedIndex): TableIndexOptions {
  if (!Array.isArray(index))
    return { name: index.name, columnNames: index.columns, isUnique: !!index.unique };
  return { name: `idx_${table}_${index.join('_')}`.slice(0, 64), columnNames: index };
}

function id(): ColumnSpec {
  return { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
}

function stamps(): ColumnSpec[] {
  return [instant('created_at'), instant('updated_at'), instant('deleted_at', nullable)];
}

function plainColumn(
  { references: _references, onDelete: _onDelete, charset, collation, ...column }: ColumnSpec,
  sqlite: boolean,
): TableColumnOptions {
  if (sqlite && column.type === 'longtext') return { ...column, type: 'text' };
  if (sqlite && column.type === 'int') return { ...column, type: 'integer' };
  if (!sqlite && column.type === 'integer') return { ...column, type: 'int' };
  return sqlite || !collation ? column : { ...column, charset, collation };
}

function foreignKey(table: string, column: ColumnSpec): TableForeignKeyOptions {
  return {
    name: `fk_${table}_${column.name}`.slice(0, 64),
    columnNames: [column.name],
    referencedTableName: column.references ?? '',
    referencedColumnNames: ['id'],
    onDelete: column.onDelete ?? 'RESTRICT',
  };
}
