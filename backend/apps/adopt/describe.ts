import type { DataSource } from 'typeorm';
import { brokenRows } from './broken-rows';
import { definitionSql } from './column-sql';
import { impossibleKeys, missingConstraints } from './constraints';
import { fillingsOf, fillsPlaces } from './fill';
import { findings } from './findings';
import { liveSchema, type LiveSchema } from './live-schema';
import type { Plan, TablePlan } from './plan';

export interface Description {
  /** What adopting would add, a line each. */
  additions: string[];
  /** Indexes and keys that existing rows or types forbid. */
  refusals: string[];
  /** What is left as it is. */
  notes: string[];
  /** Columns that demand a value this version may leave out. */
  obligatory: string[];
}

/** The plan in words, with what the rows have to say to it. Reads only. */
export async function describe(dataSource: DataSource, plan: Plan): Promise<Description> {
  const live = await liveSchema(dataSource);
  const isThere = (name: string) => isColumn(name, plan, live);
  const description: Description = {
    additions: plan.tables.flatMap((table) => tableLines(table, isThere)),
    refusals: [],
    notes: [...plan.notes, ...(await findings(dataSource, plan, live))],
    obligatory: obligatoryColumns(plan),
  };
  for (const table of plan.tables) await describeConstraints(dataSource, table, { live, description });
  return description;
}

export function obligatoryColumns({ tables }: Plan): string[] {
  return tables.flatMap(({ wanted, obligatory }) =>
    obligatory.map(({ name, type }) => `${wanted.name}.${name} ${type}`),
  );
}

function tableLines(table: TablePlan, isThere: (name: string) => boolean): string[] {
  const { wanted, live, missing, typeOf } = table;
  if (!live) return [`table ${wanted.name}`];
  const says = new Map(fillingsOf(table, isThere).map(({ column, says }) => [column, says]));
  if (fillsPlaces(table))
    for (const name of ['lat', 'lng', 'time_zone']) says.set(name, "the address's place");
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
