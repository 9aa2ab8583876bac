import type { QueryRunner } from 'typeorm';
import { PlainFailure } from '../base/settings/plain-failure';
import { placesFor } from './reading';

/** Migrations that stand for those of before: all of these together made the same schema. */
export interface Baseline {
  names: readonly string[];
  replaced: readonly string[];
  /** The last of those of before, which no release had: they run here. */
  unreleased: readonly Unreleased[];
  /** Advice for a database that has only some of the earlier migrations. */
  wayOut: string;
}

/** Addition of an earlier migration: a column or an index of a table. */
export interface Unreleased {
  name: string;
  table: string;
  adds: string;
  sql: string;
}

/** A database that a version of before made and did not bring to the schema of the baseline. */
export class EarlierSchema extends PlainFailure {}

/**
 * Replaces the names of the earlier migrations by those of the baseline, where all have run. Killed in the middle,
 * the same call goes on.
 *
 * @param table  in which is written what has run
 * @returns the names that were written
 * @throws EarlierSchema where some of them have run
 */
export async function takeOver(runner: QueryRunner, table: string, baseline: Baseline): Promise<string[]> {
  if (!(await runner.hasTable(table))) return [];
  const rows = (await runner.query(`SELECT name FROM ${table} ORDER BY id`)) as { name: string }[];
  const noted = rows.map(({ name }) => name);
  const first = Math.min(...baseline.names.map(stampOf));
  const earlier = noted.filter((name) => stampOf(name) < first);
  if (earlier.length === 0) return [];
  const open = baseline.replaced.filter((name) => !earlier.includes(name));
  const steps = baseline.unreleased.filter(({ name }) => open.includes(name));
  if (steps.length < open.length) throw refusal(earlier, baseline);
  for (const step of steps) await runOnce(runner, step);
  const added = baseline.names.filter((name) => !noted.includes(name));
  if (added.length > 0) {
    const values = added.map((name) => `(${stampOf(name)}, '${name}')`).join(', ');
    await runner.query(`INSERT INTO ${table} (timestamp, name) VALUES ${values}`);
  }
  await runner.query(`DELETE FROM ${table} WHERE name IN (${placesFor(earlier)})`, earlier);
  return added;
}

/** MySQL keeps what a run did that was killed. */
async function runOnce(runner: QueryRunner, { table, adds, sql }: Unreleased): Promise<void> {
  const { columns = [], indices = [] } = (await runner.getTable(table)) ?? {};
  if (![...columns, ...indices].some(({ name }) => name === adds)) await runner.query(sql);
}

function refusal(earlier: readonly string[], { replaced, wayOut }: Baseline): EarlierSchema {
  const run = replaced.filter((name) => earlier.includes(name)).length;
  return new EarlierSchema(
    `The database is of an earlier version: it has run ${run} of its ${replaced.length} migrations, ` +
      `up to ${earlier.at(-1)}. Nothing was changed. ${wayOut}`,
  );
}

/** Read off a name as the library does. */
const stampOf = (name: string): number => Number(name.slice(-13));
