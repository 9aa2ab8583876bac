import {
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  type FindManyOptions,
  type FindOperator,
  InstanceChecker,
  type ObjectLiteral,
} from 'typeorm';
import { keyOf, markHeld } from '../galera';
import { groupedBy } from '../grouped';
import { recordOf } from '../record-of';

type Value = string | number | boolean;

/** Rows whose columns have one of some values (null: are empty). */
export interface RowAsk {
  metadata: EntityMetadata;
  columns: ReadonlyMap<string, readonly Value[] | null>;
  order: readonly [column: string, direction: 1 | -1];
  withDeleted: boolean;
}

const KNOWN = ['where', 'withDeleted', 'order', 'select', 'take'];

/** Null for what cannot be asked together with others: it is asked as it is. */
export function rowAskOf<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  options: FindManyOptions<E> = {},
): RowAsk | null {
  const { where, order = {}, withDeleted = false } = options;
  const metadata = manager.dataSource.getMetadata(entity);
  const [[by, direction] = ['id', 'ASC'], ...further] = Object.entries(order);
  const isPlain = Object.keys(options).every((name) => KNOWN.includes(name)) && further.length === 0;
  if (!isPlain || !where || Array.isArray(where) || typeof metadata.target !== 'function') return null;
  const columns = new Map<string, readonly Value[] | null>();
  for (const [name, given] of Object.entries(where)) {
    const values = valuesOf(given);
    if (values === undefined || !metadata.findColumnWithPropertyName(name)) return null;
    columns.set(name, values);
  }
  const isDown = String(direction).toUpperCase() === 'DESC';
  return { metadata, columns, order: [by, isDown ? -1 : 1], withDeleted };
}

/** What asks of one statement have in common. */
export function alikeTo({ metadata, columns, withDeleted }: RowAsk, isLocking: boolean): string {
  const named = [...columns].map(([name, values]) => (values === null ? `${name} empty` : name)).sort();
  return `rows ${metadata.tableName} ${named.join(',')} ${withDeleted} ${isLocking}`;
}

/** The rows of each ask, all of them read by one statement. Every ask gets records of its own. */
export async function rowsOfAll(
  manager: EntityManager,
  asks: readonly RowAsk[],
  isLocking: boolean,
): Promise<ObjectLiteral[][]> {
  const [{ metadata, columns, withDeleted }] = asks as [RowAsk];
  const { driver } = manager.dataSource;
  const parameters: Value[] = [];
  const conditions = [...columns].map(([name, values]) => {
    const column = driver.escape(metadata.findColumnWithPropertyName(name)?.databaseName ?? name);
    if (values === null) return `${column} IS NULL`;
    const all = [...new Set(asks.flatMap((ask) => ask.columns.get(name) ?? []))];
    if (all.length === 0) return '1 = 0';
    parameters.push(...all);
    return `${column} IN (${all.map(() => '?').join(', ')})`;
  });
  if (metadata.deleteDateColumn && !withDeleted) conditions.push('deleted_at IS NULL');
  const sql = `SELECT * FROM ${driver.escape(metadata.tablePath)}
    WHERE ${conditions.join(' AND ')} ORDER BY id${isLocking ? ' FOR UPDATE' : ''}`;
  const rows = await manager.query<Record<string, unknown>[]>(sql, parameters);
  const entity = metadata.target as new () => ObjectLiteral;
  const records = rows.map((row) => recordOf(manager, entity, row));
  if (isLocking)
    await markHeld(
      manager,
      metadata.tableName,
      records.map((record) => keyOf(metadata, record)),
    );
  const candidatesOf = byColumn(asks, records);
  const taken = new Set<ObjectLiteral>();
  return asks.map((ask) => {
    const own = candidatesOf(ask).filter((record) => isMeant(ask, record));
    return ordered(
      own.map((record) => (taken.has(record) ? copyOf(record) : (taken.add(record), record))),
      ask,
    );
  });
}

/** What an ask may mean, in the order of the records: by the column that tells the asks apart best. */
function byColumn(
  asks: readonly RowAsk[],
  records: readonly ObjectLiteral[],
): (ask: RowAsk) => readonly ObjectLiteral[] {
  const different = (name: string) => new Set(asks.flatMap(({ columns }) => columns.get(name) ?? [])).size;
  const [best] = [...(asks[0]?.columns.keys() ?? [])].sort((a, b) => different(b) - different(a));
  if (best === undefined) return () => records;
  const groups = groupedBy(records, (record) => record[best] as Value);
  return ({ columns }) => {
    const values = columns.get(best);
    return values?.length === 1 ? (groups.get(values[0] as Value) ?? []) : records;
  };
}

function isMeant({ columns }: RowAsk, record: ObjectLiteral): boolean {
  return [...columns].every(([name, values]) => values === null || values.includes(record[name] as Value));
}

function ordered(records: ObjectLiteral[], { order: [by, direction] }: RowAsk): ObjectLiteral[] {
  if (by === 'id' && direction === 1) return records;
  const valueOf = (record: ObjectLiteral) => Number(record[by]);
  return records.sort((a, b) => direction * (valueOf(a) - valueOf(b)));
}

function copyOf(record: ObjectLiteral): ObjectLiteral {
  return Object.assign(Object.create(Object.getPrototypeOf(record) as object) as ObjectLiteral, record);
}

/** Undefined for what is neither a value, a list of them, nor emptiness. */
function valuesOf(given: unknown): readonly Value[] | null | undefined {
  if (isValue(given)) return [given];
  if (!InstanceChecker.isFindOperator(given)) return undefined;
  const { type, value } = given as FindOperator<unknown>;
  if (type === 'isNull') return null;
  return type === 'in' && Array.isArray(value) && value.every(isValue) ? value : undefined;
}

function isValue(given: unknown): given is Value {
  return ['string', 'number', 'boolean'].includes(typeof given);
}
