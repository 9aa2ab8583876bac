import type { Paginator, RecordKey, RecordType } from '@laravel-wire/core';
import { type HttpCalls, httpCalls } from './http-calls';
import { createEcho } from './live/create-echo';
import type { EchoFactory } from './live/echo-like';
import { type LiveRecords, liveRecords } from './live/live-records';
import type { Method } from './request';
import { type ListMembers, type Resource, type ResourceRules, resource } from './resource';
import { type SessionCalls, sessionCalls } from './session-calls';
import type { WireError } from './wire-error';

/** Settings of the client. */
export interface WireOptions {
  /** scheme, host and port of the server; empty for the page's own */
  baseUrl?: string;
  /** text of all readable cookies; `document.cookie` unless given */
  cookies?: () => string;
  /** opens the realtime connection; laravel-echo over socket.io unless given */
  openEcho?: EchoFactory;
}

/** A server that speaks Laravel's wire, as one user's browser sees it. */
export interface Wire extends SessionCalls {
  readonly http: HttpCalls;
  readonly live: Omit<LiveRecords, 'setUser'>;
  resource<R extends { id: RecordKey }, P extends Paginator = Paginator>(
    type: RecordType<R, P>,
  ): Resource<R, P>;
  /** The same calls, whose input and filters have the types of the server's rules. */
  resource<R extends { id: RecordKey }, I extends object, F, P extends Paginator = Paginator>(
    type: RecordType<R, P>,
    rules: ResourceRules<I, F>,
  ): Resource<R, P, I, ListMembers & Partial<F>>;
  /** Sets who is signed in, so that events arrive; null ends the connection. Rejects if it cannot be loaded. */
  setUser(id: RecordKey | null): Promise<void>;
  /** Same as `live.onReconnect`. */
  onReconnect(callback: () => void): () => void;
  /** Tells of every call that failed, such as one that says nobody is signed in any more. @returns ends it */
  onFailure(callback: (error: WireError) => void): () => void;
  /**
   * Prompts for a new sign-in when a call finds that nobody is signed in; the call waits, and is made once
   * more where the answer is true. Calls of the session itself do not prompt. @returns ends it
   */
  onSignedOut(callback: (method: Method) => Promise<boolean>): () => void;
}

/** A server as one user’s browser sees it; nothing is sent before the first call. */
export function createWire({ baseUrl = '', cookies, openEcho }: WireOptions = {}): Wire {
  const live = liveRecords(openEcho ?? (() => createEcho(baseUrl)), (endpoint, id) =>
    http.get(`${endpoint}/${encodeURIComponent(id)}`),
  );
  const listeners = new Set<(error: WireError) => void>();
  let signInAgain: ((method: Method) => Promise<boolean>) | undefined;
  const http = httpCalls({
    baseUrl,
    cookies,
    socketId: () => live.socketId(),
    onFailure: (error) => listeners.forEach((callback) => callback(error)),
    signInAgain: async (method) => (await signInAgain?.(method)) ?? false,
  });

  return {
    ...sessionCalls(http),
    http,
    live,
    resource: <R extends { id: RecordKey }, P extends Paginator>(type: RecordType<R, P>) =>
      resource(http, type),
    setUser: (id) => live.setUser(id),
    onReconnect: (callback) => live.onReconnect(callback),
    onFailure: (callback) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    onSignedOut: (callback) => {
      signInAgain = callback;
      return () => {
        if (signInAgain === callback) signInAgain = undefined;
      };
    },
  };
}
