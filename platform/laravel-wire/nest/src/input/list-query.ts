import { type Direction, type ErrorBag, pageNumber, type RecordType } from '@laravel-wire/core';

/** What a list was asked for. `path` and `query` are what `paginate` builds its links from. */
export interface ListQuery {
  page: number;
  /** 1–100, by default 15. */
  per_page: number;
  sort: string;
  direction: Direction;
  path: string;
  query: Record<string, unknown>;
}

const LIST_KEYS = new Set(['page', 'per_page', 'sort', 'direction']);

/** The list's own members, with the record type's defaults. */
export function listOf(query: Record<string, unknown>, type: RecordType<{ id: number }>) {
  const sort = typeof query['sort'] === 'string' && sortsOf(type).has(query['sort']) ? query['sort'] : null;
  const direction = query['direction'];
  const usual: Direction = sort === null || sort === type.sortBy ? type.direction : 'asc';
  return {
    page: pageNumber(query['page']),
    per_page: perPage(query['per_page']),
    sort: sort ?? type.sortBy,
    direction: direction === 'asc' || direction === 'desc' ? direction : usual,
  };
}

function perPage(value: unknown): number {
  const isWhole = Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value));
  const number = isWhole ? Number(value) : 15;
  return Math.min(100, Math.max(1, number));
}

/** What neither the list nor the record type knows. */
export function unknownIn(query: Record<string, unknown>, type: RecordType<{ id: number }>): ErrorBag {
  const known = new Set(Object.keys(type.filters?.lines ?? {}).map((name) => name.split('.')[0]));
  const errors: ErrorBag = {};
  for (const name of Object.keys(query)) {
    if (!LIST_KEYS.has(name) && !known.has(name)) {
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

function sortsOf(type: RecordType<{ id: number }>): Set<string> {
  return new Set([type.sortBy, ...(type.sorts ?? [])]);
}
