import type { DataSource, MigrationInterface } from 'typeorm';
import type { LiveSchema, LiveTable } from './live-schema';

/** Source of an added column's value, for rows that were there before. */
export interface Derivation {
  table: string;
  column: string;
  /** Columns (`table.column`) that must be there; of several derivations of a column the first possible one counts. */
  from: string[];
  /** SQL over the row `t`; `:now` is the instant of the run, `:from` and `:to` the ids of the rows of a statement. */
  value: string;
  /** Shown to the person who runs it. */
  says: string;
}

/** A value that the application cannot do without, where a column that was there may be empty. */
export type Gap = Pick<Derivation, 'column' | 'value' | 'says'>;

/** Fills columns of a table together that no SQL derives, where all of them were added. */
export interface Filler {
  table: string;
  columns: readonly string[];
  says: string;
  fill(dataSource: DataSource, live: LiveTable): Promise<void>;
}

/** A run that writes. */
export interface Adoption {
  dataSource: DataSource;
  now: Date;
  /** Also opens columns that demand a value the application leaves out. */
  relax: boolean;
  say(line: string): void;
}

/** The application that moves in: its tables, and what becomes of the rows that were there. */
export interface Version {
  /** Run in this order. They may create tables, and run the SQL of `recorded-statement`. */
  migrations: readonly (new () => MigrationInterface)[];
  /** Comment of columns that are added and not filled yet, so that an interrupted run can go on. */
  mark: string;
  /** Run in this order: a later one may read what an earlier one filled. */
  derivations: readonly Derivation[];
  gaps: readonly Gap[];
  fillers: readonly Filler[];
  /** Contents of the rows that the application cannot use. Reads only. */
  findings(dataSource: DataSource, live: LiveSchema): Promise<string[]>;
  /** Adds what follows from the rows, once they are filled and the constraints are there. */
  finish(adoption: Adoption): Promise<void>;
}

/** Columns that any table's rows may lack. */
const STAMPS = ['created_at', 'updated_at'].map((column) => ({
  column,
  from: [],
  value: ':now',
  says: 'the time of moving in',
}));

const STAMP_GAPS: readonly Gap[] = [
  { column: 'created_at', value: 'COALESCE(t.updated_at, :now)', says: 'updated_at' },
  { column: 'updated_at', value: 'COALESCE(t.created_at, :now)', says: 'created_at' },
];

/** The possible derivations of a table's unfilled columns, in order. @param isThere of `table.column` */
export function derivationsOf(
  { derivations }: Pick<Version, 'derivations'>,
  { table, unfilled }: { table: string; unfilled: readonly string[] },
  isThere: (name: string) => boolean,
): Derivation[] {
  const possible = new Map<string, Derivation>();
  for (const derivation of [...STAMPS.map((stamp) => ({ table, ...stamp })), ...derivations]) {
    const { column, from } = derivation;
    if (derivation.table !== table || possible.has(column)) continue;
    if (unfilled.includes(column) && from.every(isThere)) possible.set(column, derivation);
  }
  return [...possible.values()];
}

/** Fillings for the empty values of a table's columns. @param open columns that may be empty, `table.column` */
export function gapsIn(version: Pick<Version, 'gaps'>, table: string, open: readonly string[]): Derivation[] {
  return open.filter((name) => name.startsWith(`${table}.`)).flatMap((name) => gapOf(version, name) ?? []);
}

/** Filling for a column's empty values; null where they stay empty. @param name `table.column` */
export function gapOf({ gaps }: Pick<Version, 'gaps'>, name: string): Derivation | null {
  const [table = '', column = ''] = name.split('.');
  const found = [...STAMP_GAPS, ...gaps].find((gap) => gap.column === column);
  return found ? { table, from: [], ...found } : null;
}
