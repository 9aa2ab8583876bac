import type { AnyPaginated, CursorCondition, Order, RecordKey, RecordType } from '@laravel-wire/core';
import { cursorPaginate, cursorQuery, paginate, simplePaginate } from '@laravel-wire/core';
import { type ListQuery, orderOf } from './list-query';

/** Rows that one page needs: those that meet all conditions of one of the lists in `where`; of an empty one, any. */
export interface RowQuery {
  order: Order;
  where: CursorCondition[][];
  offset: number;
  limit: number;
}

/** Source of a list's rows. */
export interface RowSource<T> {
  find(query: RowQuery): Promise<T[]>;
  /** Number of rows on all pages; the length-aware paginator's alone. */
  count(): Promise<number>;
}

/** One page of a list, by the paginator of its record type. */
export async function paginateBy<T extends { id: RecordKey }>(
  type: Pick<RecordType<T>, 'paginator'>,
  list: ListQuery,
  rows: RowSource<T>,
): Promise<AnyPaginated<T>> {
  const { page, per_page: perPage, path, query, cursor = null } = list;
  const order = orderOf(list);
  const offset = (page - 1) * perPage;

  if (type.paginator === 'cursor') {
    const found = await rows.find({ ...cursorQuery(order, cursor), offset: 0, limit: perPage + 1 });
    return cursorPaginate(found, { cursor, order, perPage, path, query });
  }
  if (type.paginator === 'simple') {
    const found = await rows.find({ order, where: [], offset, limit: perPage + 1 });
    return simplePaginate(found, { page, perPage, path, query });
  }
  const total = await rows.count();
  const found = await rows.find({ order, where: [], offset, limit: perPage });
  return paginate(found, { total, page, perPage, path, query });
}
