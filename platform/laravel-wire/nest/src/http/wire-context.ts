import { AsyncLocalStorage } from 'node:async_hooks';
import type { WireRequest } from './message';
import type { UserId, WireUser } from '../ports';
import type { Session } from '../session/session';
import type { AccessToken } from '../tokens/token-store';

/** This package's state of one request that a route answers. */
export interface WireContext {
  /** Null where the route or the caller has none. */
  session: Session | null;
  /** Undefined until it was looked up. */
  user: WireUser | null | undefined;
  /** The personal access token that the user is known by, in place of a session; undefined until it was looked up. */
  token: AccessToken | null | undefined;
  /** Cookies that the answer renews. */
  cookies: 'none' | 'session' | 'both';
  /** Set-Cookie line of a remember cookie to set or to forget. */
  rememberLine: string | null;
  /** Set-Cookie line of the cookie by which accounts know this device. */
  deviceLine: string | null;
  /** Asks once more what the guard asked of session, token and policy; null until it did. */
  judgeAgain: (() => Promise<void>) | null;
  /** The record that the route's `@Can` loaded. */
  record: unknown;
  /** Refusal of `@Can` once the input is valid, where the route says `@ValidateFirst()`. */
  refusal: Error | null;
  /** Number of validations still to come, of a precognitive request and before a refusal. */
  validations: number;
  /** Names in the query of a signed URL that are its own, or that it ignores. */
  signatureNames: readonly string[];
  /** The answer does not wait for the work: see `answerEarly`. */
  isAnsweredEarly: boolean;
}

declare module './message' {
  interface RequestState {
    wire: WireContext | null;
  }
}

const emptyContext = (): WireContext => ({
  session: null,
  user: undefined,
  token: undefined,
  cookies: 'none',
  rememberLine: null,
  deviceLine: null,
  judgeAgain: null,
  record: undefined,
  refusal: null,
  validations: 0,
  signatureNames: [],
  isAnsweredEarly: false,
});

/** The request's context, made on first use. */
export function contextOf(request: WireRequest): WireContext {
  request.wire ??= emptyContext();
  return request.wire;
}

/** The request in progress, for the edge alone: what a broadcast must not echo to, what a log line belongs to. */
export const currentRequest = new AsyncLocalStorage<WireRequest>();

/** The request that is worked on, where the application names requests; null outside one. */
export function currentHttpRequest(): WireRequest | null {
  return currentRequest.getStore() ?? null;
}

/** The id of the request that is worked on, where the application names requests; null outside one. */
export function currentRequestId(): string | null {
  const request = currentRequest.getStore();
  return request ? String(request.id) : null;
}

/** The user of the request that is worked on; null for a guest's and outside one. */
export function currentUserId(): UserId | null {
  return currentRequest.getStore()?.wire?.user?.id ?? null;
}

/** Method and pattern of the route that is worked on, `GET /api/machines/:id`; null outside one. */
export function currentRouteName(): string | null {
  const request = currentRequest.getStore();
  return request?.routeOptions.url ? `${request.method} ${request.routeOptions.url}` : null;
}

/** The id in the current request's `X-Socket-Id`, null outside a request and without the header. */
export function currentSocketId(): string | null {
  const request = currentRequest.getStore();
  return request ? socketIdOf(request) : null;
}

/**
 * The current request is answered before its work is done: the answer cannot tell what the rest of the work changes, so
 * the request's own socket is notified of it from now on. Nothing outside a request.
 */
export function answerEarly(): void {
  const request = currentRequest.getStore();
  if (request) contextOf(request).isAnsweredEarly = true;
}

export function socketIdOf(request: WireRequest): string | null {
  const header = request.headers['x-socket-id'];
  return typeof header === 'string' && header !== '' ? header : null;
}
