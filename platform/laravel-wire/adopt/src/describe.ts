import type { DataSource } from 'typeorm';
import { definitionSql } from './column-sql';
import { brokenRows, impossibleKeys, missingConstraints } from './constraints';
import { fillersOf, fillingsOf } from './fill';
import { liveSchema, type LiveSchema } from './live-schema';
import type { Plan, TablePlan } from './plan';
import { gapOf, type Version } from './version';

/** Effects of adopting, in words. */
export interface Description {
  /** Additions, a line each. */
  additions: string[];
  /** Indexes and keys that existing rows or types forbid. */
  refusals: string[];
  /** Things that are left as they are. */
  notes: string[];
  /** Columns that demand a value the application may leave out. */
  obligatory: string[];
}

/** The plan in words, with what the rows have to say to it. Reads only. */
export async function describe(dataSource: DataSource, plan: Plan): Promise<Description> {
  const live = await liveSchema(dataSource);
  const isThere = (name: string) => isColumn(name, plan, live);
  const description: Description = {
    additions: plan.tables.flatMap((table) => tableLines(table, plan.version, isThere)),
    refusals: [],
    notes: [...plan.notes, ...(await findings(dataSource, plan, live))],
    obligatory: obligatoryColumns(plan),
  };
  for (const table of plan.tables) await describeConstraints(dataSource, table, { live, description });
  return description;
}

/** Columns that demand a value and that the application leaves out: `table.column type`, a line each. */
export function obligatoryColumns({ tables }: Plan): string[] {
  return tables.flatMap(({ wanted, obligatory }) =>
    obligatory.map(({ name, type }) => `${wanted.name}.${name} ${type}`),
  );
}

function tableLines(table: TablePlan, version: Version, isThere: (name: string) => boolean): string[] {
  const { wanted, live, missing, typeOf } = table;
  if (!live) return [`table ${wanted.name}`];
  const says = new Map(fillingsOf(table, version, isThere).map(({ column, says }) => [column, says]));
  for (const filler of fillersOf(table, version))
    for (const name of filler.columns) says.set(name, filler.says);
  return missing.map((column) => {
    const source = says.get(column.name);
    const definition = definitionSql(column, typeOf(column), 'settled').replace(/^`\w+` /, '');
    return `column ${wanted.name}.${column.name} ${definition}${source ? `; existing rows: ${source}` : ''}`;
  });
}

/** Also columns that adopting adds before it fills. */
function isColumn(name: string, { tables }: Plan, live: LiveSchema): boolean {
  const [table = '', column = ''] = name.split('.');
  const wanted = tables.find((plan) => plan.wanted.name === table)?.wanted;
  return live.get(table)?.columns.has(column) || !!wanted?.columns.some(({ name }) => name === column);
}

async function describeConstraints(
  dataSource: DataSource,
  { wanted, live: table }: TablePlan,
  { live, description }: { live: LiveSchema; description: Description },
): Promise<void> {
  if (!table) return;
  description.refusals.push(...impossibleKeys(wanted, table, live));
  for (const constraint of missingConstraints(wanted, table, live)) {
    const isJudged =
      constraint.columns.every((column) => table.columns.has(column)) && isReadable(constraint, live);
    const broken = isJudged ? await brokenRows(dataSource, constraint) : 0;
    if (broken > 0) description.refusals.push(`${constraint.text}: existing rows forbid it (${broken})`);
    else description.additions.push(constraint.text);
  }
}

/** The tables a judgement reads are all there before anything is added. */
function isReadable({ broken }: { broken: string | null }, live: LiveSchema): boolean {
  const names = [...(broken ?? '').matchAll(/(?:FROM|JOIN) `(\w+)`/g)].map(([, name = '']) => name);
  return names.every((name) => live.has(name));
}

/** Contents of the rows that the application cannot use, or only with a gap. Reads only. */
async function findings(dataSource: DataSource, plan: Plan, live: LiveSchema): Promise<string[]> {
  const empty = await Promise.all(plan.open.map((name) => emptyValues(dataSource, name, plan.version)));
  return [...empty.flat(), ...(await plan.version.findings(dataSource, live))];
}

async function emptyValues(dataSource: DataSource, name: string, version: Version): Promise<string[]> {
  const [table, column] = name.split('.');
  const [found] = await dataSource.query<{ n: number | string }[]>(
    `SELECT COUNT(*) AS n FROM \`${table}\` WHERE \`${column}\` IS NULL`,
  );
  const rows = Number(found?.n ?? 0);
  if (rows === 0) return [];
  const gap = gapOf(version, name);
  const what = gap ? `there it becomes: ${gap.says}` : 'new ones always have a value';
  return [`${name} is empty in ${rows} rows; ${what}`];
}
