import { toMinor } from '@kit/money';
import { laravelTimestamp, paginate, type Paginated } from '@laravel-wire/core';
import type { ListQuery } from '@laravel-wire/nest';
import type { FindOptionsWhere, ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import { CURRENCY } from '../base/settings/money';
import type { BaseRecord } from './base-record';
import { isSqlite, majorFrom, type RawInstant } from './reading';

/** A record's look on the wire, by its contract. */
interface Shown<R> {
  readonly fields: Readonly<Record<string, { kind: string; optional?: true }>>;
  readonly record?: R;
}

/** The columns that a record is shown from. */
type RowOf<R> = Stamped & {
  [K in keyof R as K extends keyof Stamped ? never : K]: R[K] | (string extends R[K] ? Date : never);
};

/**
 * Shows rows as their record's fields say. Refused by the type check where an entity lacks a column.
 *
 * @param computed  fields that are no columns, from the row and what else the presenter is given
 */
export function presenterOf<
  R extends ReturnType<typeof baseFields>,
  T = unknown,
  K extends keyof R = never,
  A extends unknown[] = [],
>(
  { fields }: Shown<R>,
  computed?: (row: T, ...given: A) => Pick<R, K>,
): (row: T & RowOf<Omit<R, K>>, ...given: A) => R {
  const members = Object.entries(fields);
  return (row, ...given) => {
    const own: object = computed?.(row, ...given) ?? {};
    const shown: Record<string, unknown> = baseFields(row);
    for (const [name, { kind, optional }] of members) {
      if (Object.hasOwn(own, name)) shown[name] = Reflect.get(own, name);
      else if (!optional) shown[name] = wireValue(kind, Reflect.get(row, name));
    }
    return shown as R;
  };
}

export function wireValue(kind: string, value: unknown): unknown {
  if (kind === 'money') return wireMoney(value as number | null);
  return kind === 'instant' ? wireInstant(value as Date | null) : value;
}

/** A record's own, whether an entity's or a row's. */
export interface Stamped {
  id: number;
  created_at: RawInstant;
  updated_at: RawInstant;
  deleted_at: RawInstant | null;
}

/** Id and stamps of a record as the wire shows them. */
export function baseFields(record: Stamped) {
  return {
    id: record.id,
    created_at: wireStamp(record.created_at),
    updated_at: wireStamp(record.updated_at),
    deleted_at: wireInstant(record.deleted_at),
  };
}

export function wireInstant(instant: RawInstant | null): string | null {
  return instant === null ? null : wireStamp(instant);
}

/** An instant as the wire shows it. Of a stored text it is the same digits: lists have hundreds, and need no Date. */
export function wireStamp(instant: RawInstant): string {
  if (instant instanceof Date) return laravelTimestamp(instant);
  const milliseconds = instant.slice(20, 23).padEnd(3, '0');
  return `${instant.slice(0, 10)}T${instant.slice(11, 19)}.${milliseconds}000Z`;
}

/** Minor units to the wire's major units. */
export function wireMoney(minor: number): number;
export function wireMoney(minor: number | null): number | null;
export function wireMoney(minor: number | null): number | null {
  return minor === null ? null : majorFrom(minor);
}

/** The wire's major units to minor units; what was not sent stays not sent. */
export function readMoney(major: number): number;
export function readMoney(major: number | null): number | null;
export function readMoney(major: number | null | undefined): number | null | undefined;
export function readMoney(major: number | null | undefined): number | null | undefined {
  return major == null ? major : toMinor(major, CURRENCY);
}

/** The rows of one page, and how many there are on all. */
export interface Rows<T> {
  rows: T[];
  total: number;
}

/** One page of a table in the list's order, ties by id. Two queries. */
export function pageOf<T extends BaseRecord>(
  table: Pick<Repository<T>, 'createQueryBuilder'>,
  where: FindOptionsWhere<T> | FindOptionsWhere<T>[],
  list: ListQuery,
): Promise<Rows<T>> {
  return pageOfQuery(
    table.createQueryBuilder('row').setFindOptions({ where, loadEagerRelations: true }),
    list,
  );
}

export async function pageOfQuery<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  list: Pick<ListQuery, 'page' | 'per_page' | 'sort' | 'direction'>,
): Promise<Rows<T>> {
  const [rows, total] = await orderedBy(query, list)
    .skip((list.page - 1) * list.per_page)
    .take(list.per_page)
    .getManyAndCount();
  return { rows, total };
}

/** One page of what was read anyway, in its own order. */
export function pageOfAll<T>(all: readonly T[], list: ListQuery): Paginated<T> {
  const start = (list.page - 1) * list.per_page;
  const rows = all.slice(start, start + list.per_page);
  return paginated({ rows, total: all.length }, list, (row) => row);
}

/** A page as Laravel's paginator shows it. */
export function paginated<T, R>(
  { rows, total }: Rows<T>,
  list: ListQuery,
  present: (row: T) => R,
): Paginated<R> {
  return paginate(rows.map(present), {
    total,
    page: list.page,
    perPage: list.per_page,
    path: list.path,
    query: list.query,
  });
}

/** Columns with words of people, which are sorted as MySQL's collation does: without case and accents. */
const WORDS: ReadonlySet<string> = new Set([
  'name',
  'subject',
  'title',
  'term',
  'line1',
  'email',
  'category',
]);
/** The marked letters that names here have most; SQLite's parser takes no deeper nesting than of some thirty calls. */
const LETTERS = 'aáàäå cç eéè nñ oóö uü';
const FOLDS = LETTERS.split(' ').flatMap(([plain = '', ...marked]) =>
  [...marked, ...marked.map((letter) => letter.toUpperCase())].map((letter) => [letter, plain] as const),
);

/** SQLite compares bytes, and no function of ours can be added to it. */
const foldedSql = (column: string): string =>
  `${FOLDS.reduce((sql, [letter, plain]) => `REPLACE(${sql}, '${letter}', '${plain}')`, column)} COLLATE NOCASE`;

/** Orders by a column, ties by id. */
export function orderedBy<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sort, direction }: { sort: string; direction: 'asc' | 'desc' },
): SelectQueryBuilder<T> {
  const [row, way] = [query.alias, direction === 'asc' ? 'ASC' : 'DESC'] as const;
  const isFolded = WORDS.has(sort) && isSqlite(query.dataSource);
  const by = `${row}.${sort}`;
  return query.orderBy(isFolded ? foldedSql(by) : by, way).addOrderBy(`${row}.id`, way);
}

/** LIKE pattern for a text anywhere, signs taken as they are; with `ESCAPE '!'`, which both databases read alike. */
export const containing = (text: string): string => `%${text.replace(/[!%_]/g, '!$&')}%`;
