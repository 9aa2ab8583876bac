import { type Paginated, paginate } from '@laravel-wire/core';
import type { ListQuery } from '@laravel-wire/nest';
import type { FindOptionsWhere, Repository } from 'typeorm';
import type { BaseRecord } from './base-record';
import { orderedBy } from './peoples-order';

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
