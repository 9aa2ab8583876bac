import type { DataSource } from 'typeorm';
import { definitionSql, relaxedSql } from './column-sql';
import { additionSql, brokenRows, type Constraint, missingConstraints } from './constraints';
import { inFewPasses } from './in-few-passes';
import { fill, fillersOf, fillingsOf } from './fill';
import { liveSchema } from './live-schema';
import { type Plan, planFor, type TablePlan } from './plan';
import { recordedSchema } from './recorded-schema';
import { type Adoption, gapsIn, type Version } from './version';
import type { WantedTable } from './wanted-table';

/** Additions that make a database the application's. Reads only. */
export async function adoptionPlan(dataSource: DataSource, version: Version): Promise<Plan> {
  return planFor(version, await recordedSchema(version.migrations), await liveSchema(dataSource));
}

/**
 * Adds what is missing and marks the migrations as run. MySQL commits each step by itself; after an interruption the
 * same call goes on where it stopped.
 *
 * @param plan  made just now, without blockers
 */
export async function adopt(plan: Plan, adoption: Adoption): Promise<void> {
  for (const table of plan.tables) await addTable(table, plan.version, adoption);
  for (const table of plan.tables) await addFirstRows(table.wanted, adoption);
  await fillRows(plan, adoption);
  for (const table of plan.tables) await settle(table, adoption);
  await addConstraints(plan, adoption);
  await plan.version.finish(adoption);
  await adoption.dataSource.runMigrations({ fake: true });
}

async function addTable(
  { wanted, live, missing, typeOf, obligatory }: TablePlan,
  { mark }: Version,
  adoption: Adoption,
): Promise<void> {
  const { dataSource, relax, say } = adoption;
  if (!live) {
    await createTable(dataSource, wanted, typeOf);
    return say(`created table ${wanted.name}`);
  }
  const relaxed = relax ? obligatory.map((column) => `MODIFY COLUMN ${relaxedSql(column)}`) : [];
  const added = missing.map((column) => `ADD COLUMN ${definitionSql(column, typeOf(column), { mark })}`);
  const changes = [...added, ...relaxed];
  if (changes.length === 0) return;
  await dataSource.query(`ALTER TABLE \`${wanted.name}\` ${changes.join(', ')}`);
  for (const { name } of missing) say(`added column ${wanted.name}.${name}`);
  if (relax) for (const { name } of obligatory) say(`opened column ${wanted.name}.${name} to empty values`);
}

/** Creates it as the migrations do, but with the keys' types that this database has. */
async function createTable(
  dataSource: DataSource,
  { table, checks }: WantedTable,
  typeOf: TablePlan['typeOf'],
): Promise<void> {
  for (const column of table.columns) {
    const type = typeOf(column);
    if (column.type !== 'int') continue;
    column.type = type.replace(/\(\d+\)|\s*unsigned/g, '');
    column.unsigned = type.includes('unsigned');
  }
  const runner = dataSource.createQueryRunner();
  try {
    await runner.createTable(table);
    for (const { name, expression } of checks)
      await runner.query(`ALTER TABLE \`${table.name}\` ADD CONSTRAINT \`${name}\` CHECK (${expression})`);
  } finally {
    await runner.release();
  }
}

async function addFirstRows({ name, firstRows }: WantedTable, { dataSource, say }: Adoption): Promise<void> {
  if (firstRows.length === 0) return;
  const known = await dataSource.query<unknown[]>(`SELECT 1 FROM \`${name}\` LIMIT 1`);
  if (known.length > 0) return;
  for (const { sql, parameters } of firstRows) {
    const refusal = await refused(dataSource, sql, parameters);
    say(refusal === null ? `filled ${name} with its first row` : `not filled, ${refusal}: ${name}`);
  }
}

async function fillRows({ version, tables, open }: Plan, { dataSource, now, say }: Adoption): Promise<void> {
  const schema = await liveSchema(dataSource);
  const isThere = (name: string) => {
    const [table = '', column = ''] = name.split('.');
    return schema.get(table)?.columns.has(column) ?? false;
  };
  for (const table of tables) {
    const { live } = table;
    if (!live) continue;
    for (const derivations of inFewPasses(fillingsOf(table, version, isThere))) {
      await fill(dataSource, derivations, { live, now });
      for (const { column, says } of derivations) say(`filled ${table.wanted.name}.${column}: ${says}`);
    }
    for (const filler of fillersOf(table, version)) await filler.fill(dataSource, live);
    for (const gap of gapsIn(version, table.wanted.name, open)) {
      const changed = await fill(dataSource, [gap], { live, now, gaps: true });
      if (changed > 0) say(`filled ${changed} empty values of ${gap.table}.${gap.column}: ${gap.says}`);
    }
  }
}

/** Takes the mark off; a column without empty values closes as in a new installation. */
async function settle({ wanted, unfilled, typeOf }: TablePlan, { dataSource, say }: Adoption): Promise<void> {
  const definitions: string[] = [];
  for (const column of unfilled) {
    const open = column.isNullable === true ? [] : await emptyRows(dataSource, wanted.name, column.name);
    if (open.length > 0) say(`${wanted.name}.${column.name} stays open to empty values: some rows have none`);
    definitions.push(definitionSql(column, typeOf(column), open.length > 0 ? 'open' : 'settled'));
  }
  if (definitions.length === 0) return;
  const changes = definitions.map((definition) => `MODIFY COLUMN ${definition}`);
  await dataSource.query(`ALTER TABLE \`${wanted.name}\` ${changes.join(', ')}`);
}

function emptyRows(dataSource: DataSource, table: string, column: string) {
  return dataSource.query<unknown[]>(`SELECT 1 FROM \`${table}\` WHERE \`${column}\` IS NULL LIMIT 1`);
}

async function addConstraints({ tables }: Plan, adoption: Adoption): Promise<void> {
  const schema = await liveSchema(adoption.dataSource);
  for (const { wanted } of tables) {
    const live = schema.get(wanted.name);
    if (live) await addToTable(missingConstraints(wanted, live, schema), adoption);
  }
}

/**
 * MySQL writes a table anew for each statement, so that one adds all; refused, it leaves nothing, and what the rows
 * forbid is counted: each count reads them all. What they allow is then tried together, and at last one by one.
 */
async function addToTable(constraints: readonly Constraint[], adoption: Adoption): Promise<void> {
  if (await areAdded(constraints, adoption)) return;
  const { dataSource, say } = adoption;
  const possible: Constraint[] = [];
  for (const constraint of constraints) {
    const broken = await brokenRows(dataSource, constraint);
    if (broken === 0) possible.push(constraint);
    else say(`not added, existing rows forbid it (${broken}): ${constraint.text}`);
  }
  if (possible.length < constraints.length && (await areAdded(possible, adoption))) return;
  for (const constraint of possible) {
    const refusal = await refused(dataSource, additionSql([constraint]));
    say(refusal === null ? `added ${constraint.text}` : `not added, ${refusal}: ${constraint.text}`);
  }
}

/** All of one table's at once; false when none is. */
async function areAdded(constraints: readonly Constraint[], { dataSource, say }: Adoption): Promise<boolean> {
  if (constraints.length === 0) return true;
  if ((await refused(dataSource, additionSql(constraints))) !== null) return false;
  for (const { text } of constraints) say(`added ${text}`);
  return true;
}

/** The database's reason not to do it, which the person who runs this has to know; null when it is done. */
async function refused(dataSource: DataSource, sql: string, parameters: unknown[] = []) {
  try {
    await dataSource.query(sql, parameters);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
