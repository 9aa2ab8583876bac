import { byIndex } from '@kit/server/store/reading';
import { all, type Condition, WORDS } from './condition';
import type { Source } from './sources';

/** A statement's FROM for `machine`, with conditions of its own. */
export interface From extends Condition {
  where: readonly Condition[];
  /** True when it reads an index that has most of what is requested, instead of the rows. */
  isIndex: boolean;
}

export interface Part {
  by: Condition;
  limit: number;
  offset: number;
}

/** Indexes that have the types and the signatures of words beside, and so are read alone. */
const SIGNED: ReadonlySet<string> = new Set([
  'idx_search_machines_wide_cell',
  'idx_search_machines_wide_machine_type_id',
  'idx_search_machines_created_at_id_user_id_published_at',
  'idx_search_machines_daily_rate_id_user_id_published_at',
]);

/**
 * Machines that a few rows of an index name. One may be named by several sources; it counts once.
 *
 * @param without  those of this source are left out before their rows are looked up
 */
export function gather(sources: readonly Source[], sqlite: boolean, without?: Source): From {
  const [only, ...others] = sources;
  if (only?.table === 'search_machines' && only.index && others.length === 0 && !without) {
    // Its rows themselves: what the index has of them need not be looked up.
    const { index, sql, parameters } = only;
    const read = `search_machines machine${byIndex(index, sqlite)}`;
    return { sql: read, parameters, where: [{ sql, parameters }], isIndex: SIGNED.has(index) };
  }
  const each = sources.map((source) => idsOf(source, sqlite)).join(' UNION ');
  const ids = without ? `${each} EXCEPT ${idsOf(without, sqlite)}` : each;
  const named = `(${ids}) source ${andAll(sqlite)} search_machines machine ON machine.id = source.id`;
  const { parameters } = all(without ? [...sources, without] : sources);
  return { sql: named, parameters, where: [], isIndex: false };
}

function idsOf({ table, id, repeats, index, sql }: Source, sqlite: boolean): string {
  const read = index ? byIndex(index, sqlite) : '';
  return `SELECT ${repeats ? 'DISTINCT ' : ''}${id} AS id FROM ${table}${read} WHERE ${sql}`;
}

/** All machines, in the order of an index; of the table itself without one. */
export function walk(index: string | null, sqlite: boolean): From {
  const read = index ? byIndex(index, sqlite) : sqlite ? ' NOT INDEXED' : ' FORCE INDEX (PRIMARY)';
  const isIndex = index !== null && SIGNED.has(index);
  return { sql: `search_machines machine${read}`, parameters: {}, where: [], isIndex };
}

/** Machines that were found, with their rows: for an order that asks of them what no index has. */
export function rowsOf(found: Condition, sqlite: boolean): From {
  const sql = `(${found.sql}) found ${andAll(sqlite)} search_machines machine ON machine.id = found.id`;
  return { sql, parameters: found.parameters, where: [], isIndex: false };
}

export function found(from: From, fit: readonly Condition[]): Condition {
  const where = whereOf(from, fit);
  const parameters = { ...from.parameters, ...where.parameters };
  return { sql: `SELECT machine.id FROM ${from.sql} WHERE ${where.sql}`, parameters };
}

/** The machines of a statement that fit, in an order; the columns are those of `machine`. */
export function select(columns: string, from: From, fit: readonly Condition[], part: Part): Condition {
  const where = whereOf(from, fit);
  const { by, limit, offset } = part;
  return {
    sql: `SELECT ${columns} FROM ${from.sql} WHERE ${where.sql} ORDER BY ${by.sql} LIMIT ${limit} OFFSET ${offset}`,
    parameters: { ...from.parameters, ...where.parameters, ...by.parameters },
  };
}

export function count(from: From, fit: readonly Condition[], limit: number): Condition {
  const where = whereOf(from, fit);
  return {
    sql: `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${from.sql} WHERE ${where.sql} LIMIT ${limit}) counted`,
    parameters: { ...from.parameters, ...where.parameters },
  };
}

/** Counts matches by the values of some columns, up to a limit in all, with the id of one each. */
export function tally(
  columns: Readonly<Record<string, Condition>>,
  from: From,
  fit: readonly Condition[],
  limit: number,
): Condition {
  const where = whereOf(from, fit);
  const values = Object.entries(columns).map(([name, { sql }]) => `${sql} AS ${name}`);
  const names = Object.keys(columns).join(', ');
  const inner = `SELECT machine.id, ${values.join(', ')} FROM ${from.sql} WHERE ${where.sql} LIMIT ${limit}`;
  return {
    sql: `SELECT ${names}, COUNT(*) AS count, MIN(id) AS machineId FROM (${inner}) counted GROUP BY ${names}`,
    parameters: { ...from.parameters, ...where.parameters, ...all(Object.values(columns)).parameters },
  };
}

/** Counts matches by each value of these attributes, up to a limit in all. */
export function tallyAttributes(
  names: readonly string[],
  from: From,
  fit: readonly Condition[],
  { limit, sqlite }: { limit: number; sqlite: boolean },
): Condition {
  const where = whereOf(from, fit);
  const inner = `SELECT machine.id FROM ${from.sql} WHERE ${where.sql} LIMIT ${limit}`;
  return {
    sql:
      `SELECT a.name, a.value, a.choice, COUNT(*) AS count FROM (${inner}) counted ${andAll(sqlite)} ` +
      'search_attributes a ON a.machine_id = counted.id WHERE a.name IN (:...names) GROUP BY a.name, a.value, a.choice',
    parameters: { ...from.parameters, ...where.parameters, names: [...names] },
  };
}

/** The number of rows of each source, up to a limit: columns `n0`, `n1`, … */
export function sizes(sources: readonly Source[], limit: number, sqlite: boolean): Condition {
  const each = sources.map(({ table, index, sql }, at) => {
    const read = index ? byIndex(index, sqlite) : '';
    return `(SELECT COUNT(*) FROM (SELECT 1 FROM ${table}${read} WHERE ${sql} LIMIT ${limit}) c${at}) AS n${at}`;
  });
  return { sql: `SELECT ${each.join(', ')}`, parameters: all(sources).parameters };
}

/** A fixed join order: neither planner is to begin with the machines. */
export const andAll = (sqlite: boolean) => (sqlite ? 'CROSS JOIN' : 'STRAIGHT_JOIN');

/** Words are no part of an index: those of a row are looked up once its signature allows them. */
function whereOf({ where, isIndex }: From, fit: readonly Condition[]): Condition {
  const condition = all([...where, ...fit]);
  return isIndex ? { ...condition, sql: condition.sql.replaceAll(WORDS, LOOKED_UP) } : condition;
}

const LOOKED_UP = '(SELECT spelled.words FROM search_machines spelled WHERE spelled.id = machine.id)';
