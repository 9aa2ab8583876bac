import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Ids that proxies make: UUIDs, and ids of tracing systems. Nothing that could end a line or a field of a log. */
const USABLE = /^[\w.:/+=-]{8,128}$/;

/** The id as it may be stored and shown; null for anything else. */
export function usableId(given: unknown): string | null {
  return typeof given === 'string' && USABLE.test(given) ? given : null;
}

/** True where whoever holds the connection is one of the application's own proxies. */
export type TrustsPeer = (address: string | undefined) => boolean;

/** Names requests: as a proxy of ours did, else with a fresh UUID. */
export function requestIds(trusts: TrustsPeer): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = usableId(headers['x-request-id']);
    return given !== null && trusts(socket.remoteAddress) ? given : randomUUID();
  };
}
