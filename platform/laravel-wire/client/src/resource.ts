import type {
  CursorPaginated,
  Direction,
  Paginated,
  Paginator,
  RecordKey,
  RecordType,
  RuleSet,
  SimplePaginated,
} from '@laravel-wire/core';
import type { HttpCalls } from './http-calls';
import type { Query, RequestOptions } from './request';
import { badResponse } from './to-wire-error';

/** Options of a call that only reads. */
export type ReadOptions = Pick<RequestOptions, 'signal'>;

/** One page of a list, by the paginator that `defineRecord` was given; length-aware where that is not known. */
export type PageOf<R, P extends Paginator> = [P] extends ['cursor']
  ? CursorPaginated<R>
  : [P] extends ['simple']
    ? SimplePaginated<R>
    : Paginated<R>;

/** The list that an endpoint answers. */
export interface ListMembers {
  page?: number;
  per_page?: number;
  sort?: string;
  direction?: Direction;
  /** `next_cursor` of the page before; null is the first page's, as is none. */
  cursor?: string | null;
}

/** The rule sets that the server checks a kind of record by, for their types. */
export interface ResourceRules<I extends object, F> {
  input: RuleSet<I>;
  filters?: RuleSet<F>;
}

/** The calls that every kind of record has. All reject with a WireError. */
export interface Resource<
  R extends { id: RecordKey },
  P extends Paginator = Paginator,
  I extends object = object,
  F = Query,
> {
  /** path of the list, without leading slash */
  readonly endpoint: string;
  find(id: RecordKey, options?: ReadOptions): Promise<R>;
  /** One page; filters, `page` or `cursor`, `per_page`, `sort` and `direction` go into the query. */
  list(filters?: F, options?: ReadOptions): Promise<PageOf<R, P>>;
  create(input: I, options?: RequestOptions): Promise<R>;
  /** Members that are left out stay unchanged, where the server's rules are those of a change: `changeLines` of `core`. */
  update(id: RecordKey, input: Partial<I> & object): Promise<R>;
  destroy(id: RecordKey): Promise<void>;
  /** All or none. */
  storeMany(list: readonly I[]): Promise<R[]>;
  /** `POST {endpoint}/{id}/{action}`; an answer without an id is refused as a bad response. */
  act(id: RecordKey, action: string, payload?: object): Promise<R>;
  /** The records below one record: `{endpoint}/{parent id}/{last part of the nested endpoint}`. */
  nested<N extends { id: RecordKey }, Q extends Paginator = Paginator>(
    parentId: RecordKey,
    type: RecordType<N, Q>,
  ): Resource<N, Q>;
}

export function resource<R extends { id: RecordKey }, P extends Paginator>(
  http: HttpCalls,
  type: RecordType<R, P>,
): Resource<R, P> {
  return resourceAt(http, type.endpoint);
}

function resourceAt<R extends { id: RecordKey }, P extends Paginator>(
  http: HttpCalls,
  endpoint: string,
): Resource<R, P> {
  return {
    endpoint,
    find: (id, options) => http.get(`${endpoint}/${encodeURIComponent(id)}`, undefined, options),
    list: (filters, options) => http.get(endpoint, filters, options),
    create: (input, options) => http.post(endpoint, input, options),
    update: (id, input) => http.patch(`${endpoint}/${encodeURIComponent(id)}`, input),
    destroy: async (id) => void (await http.delete(`${endpoint}/${encodeURIComponent(id)}`)),
    storeMany: (list) => http.post(`${endpoint}/store_many`, { data: list }),
    act: (id, action, payload) => act<R>(http, `${endpoint}/${encodeURIComponent(id)}/${action}`, payload),
    nested: (parentId, type) =>
      resourceAt(http, `${endpoint}/${encodeURIComponent(parentId)}/${lastPart(type.endpoint)}`),
  };
}

async function act<R extends { id: RecordKey }>(http: HttpCalls, path: string, payload?: object): Promise<R> {
  const { status, data } = await http.send<R | null>('POST', path, { body: payload });
  if (typeof data !== 'object' || !isKey(data?.id)) throw badResponse(status, data);

  return data;
}

export const isKey = (id: unknown): id is RecordKey => typeof id === 'number' || typeof id === 'string';

const lastPart = (endpoint: string): string => endpoint.slice(endpoint.lastIndexOf('/') + 1);
