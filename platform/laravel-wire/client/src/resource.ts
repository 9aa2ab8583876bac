import type { Paginated, RecordType } from '@laravel-wire/core';
import type { HttpCalls } from './http-calls';
import type { Query, RequestOptions } from './request';
import { badResponse } from './to-wire-error';

export type ReadOptions = Pick<RequestOptions, 'signal'>;

/** The calls that every kind of record has. All reject with a WireError. */
export interface Resource<R extends { id: number }> {
  /** path of the list, without leading slash */
  readonly endpoint: string;
  find(id: number, options?: ReadOptions): Promise<R>;
  /** One page; filters, `page`, `per_page`, `sort` and `direction` go into the query. */
  list(filters?: Query, options?: ReadOptions): Promise<Paginated<R>>;
  create(input: object, options?: RequestOptions): Promise<R>;
  update(id: number, input: object): Promise<R>;
  destroy(id: number): Promise<void>;
  /** All or none. */
  storeMany(list: readonly object[]): Promise<R[]>;
  /** `POST {endpoint}/{id}/{action}`; an answer without an id is refused as a bad response. */
  act(id: number, action: string, payload?: object): Promise<R>;
  /** The records below one record: `{endpoint}/{parent id}/{last part of the nested endpoint}`. */
  nested<N extends { id: number }>(parentId: number, type: RecordType<N>): Resource<N>;
}

export function resource<R extends { id: number }>(http: HttpCalls, type: RecordType<R>): Resource<R> {
  return resourceAt<R>(http, type.endpoint);
}

function resourceAt<R extends { id: number }>(http: HttpCalls, endpoint: string): Resource<R> {
  return {
    endpoint,
    find: (id, options) => http.get(`${endpoint}/${id}`, undefined, options),
    list: (filters, options) => http.get(endpoint, filters, options),
    create: (input, options) => http.post(endpoint, input, options),
    update: (id, input) => http.patch(`${endpoint}/${id}`, input),
    destroy: async (id) => void (await http.delete(`${endpoint}/${id}`)),
    storeMany: (list) => http.post(`${endpoint}/store_many`, { data: list }),
    act: (id, action, payload) => act<R>(http, `${endpoint}/${id}/${action}`, payload),
    nested: <N extends { id: number }>(parentId: number, type: RecordType<N>) =>
      resourceAt<N>(http, `${endpoint}/${parentId}/${lastPart(type.endpoint)}`),
  };
}

async function act<R extends { id: number }>(http: HttpCalls, path: string, payload?: object): Promise<R> {
  const { status, data } = await http.send<R | null>('POST', path, { body: payload });
  if (typeof data !== 'object' || typeof data?.id !== 'number') throw badResponse(status, data);

  return data;
}

function lastPart(endpoint: string): string {
  return endpoint.slice(endpoint.lastIndexOf('/') + 1);
}
