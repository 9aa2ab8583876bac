import { type LinkQuery, linkOf } from './links';

/** One entry of a page's `links`; the dots between two runs of numbers have no `page`. */
export interface PageLink {
  url: string | null;
  label: string;
  page?: number | null;
  active: boolean;
}

/** Laravel's length-aware paginator; `from` and `to` count over all pages, from 1. */
export interface Paginated<T> {
  current_page: number;
  data: T[];
  first_page_url: string;
  from: number | null;
  last_page: number;
  last_page_url: string;
  links: PageLink[];
  next_page_url: string | null;
  path: string;
  per_page: number;
  prev_page_url: string | null;
  to: number | null;
  total: number;
}

/** Facts of a page: `path` is the absolute URL without query, `query` what the links keep of it. */
export interface Page {
  total: number;
  page: number;
  perPage: number;
  path: string;
  query?: LinkQuery;
}

/** Laravel's simple paginator, which does not know how many there are. */
export type SimplePaginated<T> = Omit<Paginated<T>, 'last_page' | 'last_page_url' | 'links' | 'total'> & {
  current_page_url: string;
};

/** Page numbers shown on each side of the current one. */
const EACH_SIDE = 3;

/** Wraps the rows of one page in the paginator's JSON, keys in Laravel's order. */
export function paginate<T>(items: T[], page: Page): Paginated<T> {
  const { total, page: current, perPage, path } = page;
  const last = Math.max(1, Math.ceil(total / perPage));
  const urlOf = (n: number): string => linkOf(path, page.query, 'page', String(n));
  const previous = current > 1 ? current - 1 : null;
  const next = current < last ? current + 1 : null;
  const from = items.length === 0 ? null : (current - 1) * perPage + 1;

  return {
    current_page: current,
    data: items,
    first_page_url: urlOf(1),
    from,
    last_page: last,
    last_page_url: urlOf(last),
    links: [
      edgeLink('&laquo; Previous', previous, urlOf),
      ...numbersShown(current, last).map((n) => numberLink(n, current, urlOf)),
      edgeLink('Next &raquo;', next, urlOf),
    ],
    next_page_url: next === null ? null : urlOf(next),
    path,
    per_page: perPage,
    prev_page_url: previous === null ? null : urlOf(previous),
    to: from === null ? null : from + items.length - 1,
    total,
  };
}

/** Same as `paginate`, without a total. @param rows  those of the page, and one more where another page follows */
export function simplePaginate<T>(rows: readonly T[], page: Omit<Page, 'total'>): SimplePaginated<T> {
  const { page: current, perPage, path } = page;
  const items = rows.slice(0, perPage);
  const urlOf = (n: number): string => linkOf(path, page.query, 'page', String(n));
  const from = items.length === 0 ? null : (current - 1) * perPage + 1;

  return {
    current_page: current,
    current_page_url: urlOf(current),
    data: items,
    first_page_url: urlOf(1),
    from,
    next_page_url: rows.length > perPage ? urlOf(current + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: current > 1 ? urlOf(current - 1) : null,
    to: from === null ? null : from + items.length - 1,
  };
}

function edgeLink(label: string, page: number | null, urlOf: (n: number) => string): PageLink {
  return { url: page === null ? null : urlOf(page), label, page, active: false };
}

function numberLink(n: number | null, current: number, urlOf: (n: number) => string): PageLink {
  if (n === null) return { url: null, label: '...', active: false };

  return { url: urlOf(n), label: String(n), page: n, active: n === current };
}

/** The numbers in the list of links; null stands for dots. */
function numbersShown(current: number, last: number): (number | null)[] {
  const window = EACH_SIDE + 4;
  if (last < EACH_SIDE * 2 + 8) return span(1, last);
  if (current <= window) return [...span(1, window + EACH_SIDE), null, last - 1, last];
  if (current > last - window) return [1, 2, null, ...span(last - (window + EACH_SIDE - 1), last)];

  return [1, 2, null, ...span(current - EACH_SIDE, current + EACH_SIDE), null, last - 1, last];
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The page requested: whole numbers from 1, anything else is page 1 (Laravel's rule). */
export function pageNumber(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\s*\+?[1-9]\d*\s*$/.test(text)) return 1;

  const page = Number(text);
  return Number.isSafeInteger(page) ? page : 1;
}
