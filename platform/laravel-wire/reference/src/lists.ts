import { paginate, type Paginated } from '@laravel-wire/core';
import type { FiltersOf } from '@laravel-wire/nest';
import type { Attributes } from './database/database';

/** The recorded lists take no `per_page`. */
const PER_PAGE = 15;

/** One page of rows; the links keep the query only where the recorded controller says so. */
export function pageOf(
  rows: Attributes[],
  filters: FiltersOf,
  present: (row: Attributes) => object,
  options: { keepsQuery: boolean } = { keepsQuery: false },
): Paginated<object> {
  const start = (filters.page - 1) * PER_PAGE;
  return paginate(rows.slice(start, start + PER_PAGE).map(present), {
    total: rows.length,
    page: filters.page,
    perPage: PER_PAGE,
    path: filters.path,
    query: options.keepsQuery ? filters.query : {},
  });
}

/** Rules of an update: what is required or accepted may be absent altogether. */
export function ifSent(lines: Record<string, string>): Record<string, string> {
  const changed = Object.entries(lines).map(([name, line]) => [
    name,
    /^(required|accepted)/.test(line) ? `sometimes|${line}` : line,
  ]);
  return Object.fromEntries(changed) as Record<string, string>;
}
