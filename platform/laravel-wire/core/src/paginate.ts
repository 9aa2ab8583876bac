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

/** What a page is made of: `path` is the absolute URL without query, `query` what the links keep of it. */
export interface Page {
  total: number;
  page: number;
  perPage: number;
  path: string;
  query?: Readonly<Record<string, unknown>>;
}

/** How many numbers are shown on each side of the current one. */
const EACH_SIDE = 3;

/** Wraps the rows of one page in the paginator's JSON, keys in Laravel's order. */
export function paginate<T>(items: T[], page: Page): Paginated<T> {
  const { total, page: current, perPage, path } = page;
  const last = Math.max(1, Math.ceil(total / perPage));
  const urlOf = (n: number): string => pageUrl(path, page.query ?? {}, n);
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

function pageUrl(path: string, query: Readonly<Record<string, unknown>>, page: number): string {
  const others = Object.entries(query).filter(([name]) => name !== 'page');
  const pairs = [...others.flatMap(([name, value]) => queryPairs(name, value)), ['page', String(page)]];

  return `${path}?${pairs.map((pair) => pair.map(encodeQuery).join('=')).join('&')}`;
}

/** PHP's http_build_query: null is dropped, booleans are 1 and 0, lists are name[0]. */
function queryPairs(name: string, value: unknown): string[][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => queryPairs(`${name}[${key}]`, inner));

  return [[name, String(value)]];
}

/** As RFC 3986 has it: a blank is %20. */
function encodeQuery(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, hexEscape);
}

function hexEscape(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}
