import type { CursorPaginated } from './cursor';
import type { Paginated, SimplePaginated } from './paginate';

/** Wrapping of a resource. */
export interface ResourceOptions {
  /** The member that has the record or the records, `data` without it; null leaves them bare. */
  wrap?: string | null;
  /** Members beside it, as Laravel's `additional`: objects of one name are merged, anything else becomes a list. */
  additional?: Readonly<Record<string, unknown>>;
}

/** Answer of any of the three paginators. */
export type AnyPaginated<T> = CursorPaginated<T> | Paginated<T> | SimplePaginated<T>;

/**
 * A presented record, or a list of them, as Laravel's `JsonResource` answers it. Bare ones are wrapped all the same where
 * something is beside them; an object that has the wrapper's name already is not wrapped again.
 */
export function jsonResource(data: object, { wrap = 'data', additional = {} }: ResourceOptions = {}): object {
  const isWrapped = wrap !== null && !Array.isArray(data) && Object.hasOwn(data, wrap);
  const name = wrap ?? (Object.keys(additional).length > 0 ? 'data' : null);
  const wrapped = isWrapped || name === null ? data : { [name]: data };
  return name === null ? wrapped : merged(wrapped, additional);
}

/** A list, or one page of one with its `links` and `meta`, as Laravel's `ResourceCollection` answers it. */
export function resourceCollection<T>(
  rows: readonly T[] | AnyPaginated<T>,
  present: (row: T) => unknown,
  { wrap, additional = {} }: ResourceOptions = {},
): object {
  if (!('data' in rows)) return jsonResource(rows.map(present), { wrap, additional });

  const page: Partial<Paginated<T>> & { data: T[] } = rows;
  const { data, first_page_url: first = null, last_page_url: last = null, ...others } = page;
  const { prev_page_url: prev, next_page_url: next, ...meta } = others;
  const paged = { [wrap ?? 'data']: data.map(present), links: { first, last, prev, next }, meta };
  return merged(paged, additional);
}

/** A member that is there on a condition: JSON leaves out what is undefined. */
export function when<T>(condition: boolean, value: () => T): T | undefined;
export function when<T, D>(condition: boolean, value: () => T, otherwise: () => D): D | T;
export function when<T>(
  condition: boolean,
  value: () => T,
  otherwise: () => T | undefined = () => undefined,
) {
  return condition ? value() : otherwise();
}

/** Members that are there on a condition: `{ id, ...mergeWhen(isAdmin, () => ({ secret })) }` */
export function mergeWhen<T extends object>(condition: boolean, members: () => T): Partial<T> {
  return condition ? members() : {};
}

/** A relation that was loaded: left out where it is undefined, null where there is none. */
export function whenLoaded<T, R>(
  relation: T | null | undefined,
  present: (relation: T) => R,
): R | null | undefined {
  if (relation === undefined) return undefined;

  return relation === null ? null : present(relation);
}

/** PHP's array_merge_recursive: what two have by one name is merged, what has no name is added behind. */
function merged(first: object, second: object): object {
  if (Array.isArray(first) && Array.isArray(second))
    return [...(first as unknown[]), ...(second as unknown[])];

  const all = new Map<string, unknown>(Object.entries(first));
  let next = Array.isArray(first) ? first.length : 0;
  for (const [key, value] of Object.entries(second) as [string, unknown][]) {
    const name = Array.isArray(second) ? String(next++) : key;
    all.set(name, all.has(name) ? merged(arrayOf(all.get(name)), arrayOf(value)) : value);
  }
  return Object.fromEntries(all);
}

const arrayOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : [value]);
