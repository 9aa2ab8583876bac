import { type LinkQuery, linkOf } from './links';
import type { Direction } from './record-type';

/** Start of a page of a cursor paginator: behind, or before, the row with these values of the ordered columns. */
export interface Cursor {
  values: Readonly<Record<string, unknown>>;
  pointsToNextItems: boolean;
}

/** The columns that rows are ordered by; together they are unique. */
export type Order = readonly (readonly [column: string, direction: Direction])[];

/** Condition that a row has to meet to be on the page. */
export interface CursorCondition {
  column: string;
  operator: '<' | '>' | '=';
  value: unknown;
}

/** Laravel's cursor paginator. */
export interface CursorPaginated<T> {
  data: T[];
  path: string;
  per_page: number;
  next_cursor: string | null;
  next_page_url: string | null;
  prev_cursor: string | null;
  prev_page_url: string | null;
}

/** Position of a page, for its links and cursors. */
export interface CursorPage {
  /** The cursor as `cursorOf` reads it; null for the first page. */
  cursor: Cursor | null;
  order: Order;
  perPage: number;
  path: string;
  query?: LinkQuery;
}

/** Laravel's text of a cursor: JSON in base64 that needs no escape in a URL. */
export function encodeCursor({ values, pointsToNextItems }: Cursor): string {
  const json = JSON.stringify({ ...values, _pointsToNextItems: pointsToNextItems });
  const ascii = json.replaceAll('/', '\\/').replace(/[\u0080-\uffff]/g, escaped);

  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The cursor that a query names; null, which is the first page, for anything that is none or lacks one of the ordered
 * columns.
 */
export function cursorOf(text: unknown, order: Order): Cursor | null {
  const parsed = typeof text === 'string' ? parsedJson(text) : null;
  if (typeof parsed !== 'object' || parsed === null || !('_pointsToNextItems' in parsed)) return null;

  const { _pointsToNextItems: pointsToNextItems, ...values } = parsed as Record<string, unknown>;
  const isWhole = order.every(([column]) => isScalar(values[column]));
  return isWhole ? { values, pointsToNextItems: Boolean(pointsToNextItems) } : null;
}

/**
 * Query for the rows of a page: in this order, those that meet all conditions of one of the lists, `perPage` and one
 * more. Before a cursor the order is reversed; `cursorPaginate` turns the rows round again.
 */
export function cursorQuery(
  order: Order,
  cursor: Cursor | null,
): { order: Order; where: CursorCondition[][] } {
  if (cursor === null) return { order, where: [] };

  const { values, pointsToNextItems } = cursor;
  const wanted = pointsToNextItems ? order : order.map(([column, way]) => [column, opposite(way)] as const);
  const where = wanted.map(([column, way], index) => [
    ...wanted.slice(0, index).map(([name]) => condition(name, '=', values)),
    condition(column, way === 'asc' ? '>' : '<', values),
  ]);
  return { order: wanted, where };
}

/**
 * The JSON of one page, with the cursors of its neighbors.
 *
 * @param rows  as `cursorQuery` has them found: those of the page, and one more where another page follows
 */
export function cursorPaginate<T extends object>(rows: readonly T[], page: CursorPage): CursorPaginated<T> {
  const { cursor, perPage, path, query } = page;
  const hasMore = rows.length > perPage;
  const isForward = cursor?.pointsToNextItems ?? true;
  const items = isForward ? rows.slice(0, perPage) : rows.slice(0, perPage).reverse();
  const next = isForward && !hasMore ? null : cursorAt(items.at(-1), page.order, true);
  const previous = cursor === null || !(isForward || hasMore) ? null : cursorAt(items[0], page.order, false);
  const urlOf = (text: string | null) => (text === null ? null : linkOf(path, query, 'cursor', text));

  return {
    data: items,
    path,
    per_page: perPage,
    next_cursor: next,
    next_page_url: urlOf(next),
    prev_cursor: previous,
    prev_page_url: urlOf(previous),
  };
}

function cursorAt(row: object | undefined, order: Order, pointsToNextItems: boolean): string | null {
  if (row === undefined) return null;

  const values = Object.fromEntries(order.map(([column]) => [column, valueOf(row, column)]));
  const missing = order.find(([column]) => !isScalar(values[column]));
  if (missing)
    throw new Error(`A row without a value of ${missing[0]} is ordered by it: no page can follow.`);
  return encodeCursor({ values, pointsToNextItems });
}

/** A time as Laravel's columns have it, in UTC; what is below a second is behind it. */
function valueOf(row: object, column: string): unknown {
  const value: unknown = Reflect.get(row, column);

  return value instanceof Date
    ? value
        .toISOString()
        .replace('T', ' ')
        .replace(/(\.000)?Z$/, '')
    : value;
}

function condition(column: string, operator: '<' | '>' | '=', values: Cursor['values']): CursorCondition {
  return { column, operator, value: values[column] };
}

const opposite = (way: Direction): Direction => (way === 'asc' ? 'desc' : 'asc');

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Base64 is read as by PHP, signs of another alphabet left out; undefined for what is no JSON. */
function parsedJson(text: string): unknown {
  const base64 = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]/g, '');
  try {
    const bytes = atob(base64.length % 4 === 1 ? base64.slice(0, -1) : base64);
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    // Anybody may write a cursor: what cannot be read begins at the first page.
    return undefined;
  }
}

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
