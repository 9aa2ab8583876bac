import { addressOf, type HttpCalls, type Resource, type Wire, WireError } from '@laravel-wire/client';
import type { RecordType } from '@laravel-wire/core';

/** Answers a `GET` of the API, within the process. */
export type ApiCall = (path: string) => Promise<{ status: number; body: unknown }>;

const nothing = () => () => undefined;

/** The API as a page that is drawn on the server knows it: it may be read, and sends no events. */
export function serverWire(ask: ApiCall): Wire {
  const get: HttpCalls['get'] = async <T>(path: string, query?: Readonly<Record<string, unknown>>) => {
    const { status, body } = await ask(addressOf(path, query));
    if (status === 200) return body as T;
    throw new WireError('server', `The API answered ${status}`, { status, body });
  };
  const http = { get, post: refuse, put: refuse, patch: refuse, delete: refuse, send: refuse } as HttpCalls;
  const live = { on: nothing, onReconnect: nothing, onInterrupt: nothing, onEnd: nothing, here: nothing };
  return {
    http,
    live,
    resource: <R extends { id: number }>({ endpoint }: RecordType<R>) => readable<R>(http, endpoint),
    setUser: () => Promise.resolve(),
    user: refuse,
    onReconnect: nothing,
    onFailure: nothing,
    onSignedOut: nothing,
  } as unknown as Wire;
}

function readable<R extends { id: number }>(http: HttpCalls, endpoint: string): Resource<R> {
  return {
    endpoint,
    find: (id: number) => http.get(`${endpoint}/${id}`),
    list: (filters?: Readonly<Record<string, unknown>>) => http.get(endpoint, filters),
    nested: (id: number, type: RecordType<{ id: number }>) =>
      readable(http, `${endpoint}/${id}/${type.endpoint.slice(type.endpoint.lastIndexOf('/') + 1)}`),
  } as unknown as Resource<R>;
}

/** A price, which is requested by `POST`: the page waits for it. */
export function isBrowserOnly(error: unknown): boolean {
  return error instanceof WireError && error.kind === 'aborted';
}

function refuse(): Promise<never> {
  return Promise.reject(
    new WireError('aborted', 'Only reads are made for a page that is drawn on the server'),
  );
}
