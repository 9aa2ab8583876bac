import type { Cursor, Direction, ErrorBag, Order, RecordKey, RecordType } from '@laravel-wire/core';
import { cursorOf, pageNumber } from '@laravel-wire/core';

/** The parameters of a list. `path` and `query` are what `paginate` builds its links from. */
export interface ListQuery {
  page: number;
  /** 1–100, by default 15. */
  per_page: number;
  sort: string;
  direction: Direction;
  /** Set for a record type whose paginator is `cursor`; null for the first page. */
  cursor?: Cursor | null;
  path: string;
  query: Record<string, unknown>;
}

/** The member of a query that says which page. */
export const pageKeyOf = ({ paginator }: RecordType<{ id: RecordKey }>): 'cursor' | 'page' =>
  paginator === 'cursor' ? 'cursor' : 'page';

/** Order of a list's rows: no two are equal. */
export const orderOf = ({ sort, direction }: Pick<ListQuery, 'direction' | 'sort'>): Order =>
  sort === 'id'
    ? [[sort, direction]]
    : [
        [sort, direction],
        ['id', direction],
      ];

/** The list's own members, with the record type's defaults. */
export function listOf(query: Record<string, unknown>, type: RecordType<{ id: RecordKey }>) {
  const sort = typeof query['sort'] === 'string' && sortsOf(type).has(query['sort']) ? query['sort'] : null;
  const direction = query['direction'];
  const usual: Direction = sort === null || sort === type.sortBy ? type.direction : 'asc';
  const list = {
    page: pageNumber(query['page']),
    per_page: perPage(query['per_page']),
    sort: sort ?? type.sortBy,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual,
  };
  return type.paginator === 'cursor' ? { ...list, cursor: cursorOf(query['cursor'], orderOf(list)) } : list;
}

function perPage(value: unknown): number {
  const isWhole = Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value));
  const number = isWhole ? Number(value) : 15;
  return Math.min(100, Math.max(1, number));
}

/** Names that neither the list nor the record type knows. */
export function unknownIn(
  query: Record<string, unknown>,
  type: RecordType<{ id: RecordKey }>,
  besides: readonly string[],
): ErrorBag {
  const known = new Set(Object.keys(type.filters?.lines ?? {}).map((name) => name.split('.')[0]));
  const listKeys = [pageKeyOf(type), 'per_page', 'sort', 'direction', ...besides];
  const errors: ErrorBag = {};
  for (const name of Object.keys(query)) {
    if (!listKeys.includes(name) && !known.has(name)) {
      errors[name] = [`The ${name.replaceAll('_', ' ')} filter is unknown.`];
    }
  }
  const { sort, direction } = query;
  if (sort != null && !(typeof sort === 'string' && sortsOf(type).has(sort))) {
    errors['sort'] = ['The selected sort is invalid.'];
  }
  if (direction != null && direction !== 'asc' && direction !== 'desc') {
    errors['direction'] = ['The selected direction is invalid.'];
  }
  return errors;
}

function sortsOf(type: RecordType<{ id: RecordKey }>): Set<string> {
  return new Set([type.sortBy, ...(type.sorts ?? [])]);
}
