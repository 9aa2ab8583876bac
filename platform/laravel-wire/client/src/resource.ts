import type { Paginated, RecordKey, RecordType } from '@laravel-wire/core';
import type { HttpCalls } from './http-calls';
import type { Query, RequestOptions } from './request';
import { badResponse } from './to-wire-error';

export type ReadOptions = Pick<RequestOptions, 'signal'>;

/** The calls that every kind of record has. All reject with a WireError. */
export interface Resource<R extends { id: RecordKey }> {
  /** path of the list, without leading slash */
  readonly endpoint: string;
  find(id: RecordKey, options?: ReadOptions): Promise<R>;
  /** One page; filters, `page`, `per_page`, `sort` and `direction` go into the query. */
  list(filters?: Query, options?: ReadOptions): Promise<Paginated<R>>;
  create(input: object, options?: RequestOptions): Promise<R>;
  update(id: RecordKey, input: object): Promise<R>;
  destroy(id: RecordKey): Promise<void>;
  /** All or none. */
  storeMany(list: readonly object[]): Promise<R[]>;
  /** `POST {endpoint}/{id}/{action}`; an answer without an id is refused as a bad response. */
  act(id: RecordKey, action: string, payload?: object): Promise<R>;
  /** The records below one record: `{endpoint}/{parent id}/{last part of the nested endpoint}`. */
  nested<N extends { id: RecordKey }>(parentId: RecordKey, type: RecordType<N>): Resource<N>;
}

export function resource<R extends { id: RecordKey }>(http: HttpCalls, type: RecordType<R>): Resource<R> {
  return resourceAt<R>(http, type.endpoint);
}

function resourceAt<R extends { id: RecordKey }>(http: HttpCalls, endpoint: string): Resource<R> {
  return {
    endpoint,
    find: (id, options) => http.get(`${endpoint}/${encodeURIComponent(id)}`, undefined, options),
    list: (filters, options) => http.get(endpoint, filters, options),
    create: (input, options) => http.post(endpoint, input, options),
    update: (id, input) => http.patch(`${endpoint}/${encodeURIComponent(id)}`, input),
    destroy: async (id) => void (await http.delete(`${endpoint}/${encodeURIComponent(id)}`)),
    storeMany: (list) => http.post(`${endpoint}/store_many`, { data: list }),
    act: (id, action, payload) => act<R>(http, `${endpoint}/${encodeURIComponent(id)}/${action}`, payload),
    nested: <N extends { id: RecordKey }>(parentId: RecordKey, type: RecordType<N>) =>
      resourceAt<N>(http, `${endpoint}/${encodeURIComponent(parentId)}/${lastPart(type.endpoint)}`),
  };
}

async function act<R extends { id: RecordKey }>(http: HttpCalls, path: string, payload?: object): Promise<R> {
  const { status, data } = await http.send<R | null>('POST', path, { body: payload });
  if (typeof data !== 'object' || !isKey(data?.id)) throw badResponse(status, data);

  return data;
}

export const isKey = (id: unknown): id is RecordKey => typeof id === 'number' || typeof id === 'string';

function lastPart(endpoint: string): string {
  return endpoint.slice(endpoint.lastIndexOf('/') + 1);
}
