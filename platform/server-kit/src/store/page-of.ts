import { paginate, type Paginated } from '@laravel-wire/core';
import type { ListQuery } from '@laravel-wire/nest';
import type { FindOptionsWhere, ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import type { BaseRecord } from './base-record';
import { isSqlite } from './raw';

/** The rows of one page, and how many there are on all. */
export interface Rows<T> {
  rows: T[];
  total: number;
}

/** One page of a table in the list's order, ties by id. Two queries. */
export async function pageOf<T extends BaseRecord>(
  table: Pick<Repository<T>, 'createQueryBuilder'>,
  where: FindOptionsWhere<T> | FindOptionsWhere<T>[],
  list: ListQuery,
): Promise<Rows<T>> {
  const query = table.createQueryBuilder('row').setFindOptions({ where, loadEagerRelations: true });
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
export function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
