import type { DataSource } from 'typeorm';
import type { LiveTable } from './live-schema';
import type { TablePlan } from './plan';
import { type Derivation, derivationsOf, type Filler, type Version } from './version';

/** Rows of one statement: short enough to let others write in between. */
const ROWS_AT_ONCE = 5_000;

/** Fillings that are planned, or to be done now. @param isThere whether `table.column` is there before adopting */
export function fillingsOf(
  { wanted, live, unfilled }: TablePlan,
  version: Version,
  isThere: (name: string) => boolean,
): Derivation[] {
  if (!live || live.isEmpty) return [];
  const columns = { table: wanted.name, unfilled: unfilled.map(({ name }) => name) };
  return derivationsOf(version, columns, isThere);
}

/** Those of a table that was there, with all their columns to fill. */
export function fillersOf({ wanted, live, unfilled }: TablePlan, { fillers }: Version): Filler[] {
  const names = unfilled.map(({ name }) => name);
  const isNeeded = ({ table, columns }: Filler) =>
    table === wanted.name && columns.every((column) => names.includes(column));
  return live === null ? [] : fillers.filter(isNeeded);
}

interface FillRun {
  live: LiveTable;
  now: Date;
  /** Only where the column is empty: one that was there before. */
  gaps?: boolean;
}

/**
 * Gives the rows that were there a value in some columns of one table; the same again changes nothing.
 *
 * @returns rows changed
 */
export async function fill(
  dataSource: DataSource,
  derivations: readonly Derivation[],
  { live, now, gaps }: FillRun,
): Promise<number> {
  const [first] = derivations;
  if (!first) return 0;
  const set = derivations.map(({ column, value }) => `t.\`${column}\` = ${value}`).join(', ');
  const open = gaps ? derivations.map(({ column }) => ` AND t.\`${column}\` IS NULL`).join('') : '';
  const named = `UPDATE \`${first.table}\` t SET ${set}${stampsUnchanged(live)} WHERE t.id BETWEEN :from AND :to${open}`;
  const names = named.match(PLACES) ?? [];
  let changed = 0;
  await inBatches(dataSource, first.table, async (from, to) => {
    const values: Record<string, unknown> = { ':now': now, ':from': from, ':to': to };
    const done = await dataSource.query<{ changedRows: number }>(
      named.replace(PLACES, '?'),
      names.map((name) => values[name]),
    );
    changed += done.changedRows;
  });
  return changed;
}

const PLACES = /:(?:now|from|to)\b/g;

/** Part of a SET: stamps that the database would write by itself stay, as nobody has changed the row. */
export function stampsUnchanged({ columns }: LiveTable): string {
  const stamped = [...columns.values()].filter(({ isStamped }) => isStamped);
  return stamped.map(({ name }) => `, t.\`${name}\` = t.\`${name}\``).join('');
}

/** Runs work over spans of ids, the first and last of each counted. */
export async function inBatches(
  dataSource: DataSource,
  table: string,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const [ends] = await dataSource.query<{ low: number | null; high: number | null }[]>(
    `SELECT MIN(id) AS low, MAX(id) AS high FROM \`${table}\``,
  );
  if (ends?.low == null || ends.high == null) return;
  for (let from = Number(ends.low); from <= Number(ends.high); from += ROWS_AT_ONCE) {
    await work(from, from + ROWS_AT_ONCE - 1);
  }
}
