import { isPrecognitive, type WireRequest } from '@laravel-wire/nest';
import { createHash } from 'node:crypto';

/** Longest key: docs/wire.md section 1. */
const KEY_MAX = 255;

/** Each has an answer that must not be stored, and may happen twice or has a rule of its own against that. */
const NEVER =
  /^\/(login|two-factor-challenge|forgot-password|reset-password|user\/.*(password|two-factor|passkeys).*|passkeys\/.*|api\/(guest_tickets\/confirm|calendar_feed|users\/[^/]+\/impersonate))$/;

/** @param url  a route's, with its parameters as `:id` or `{id}` */
export const isNeverRepeated = (url: string): boolean => NEVER.test(url);

/** Work that must happen once. */
export interface IdempotentCall {
  user_id: number | null;
  method: string;
  path: string;
  key: string;
  /** SHA-256 of whose key it is, method, path and key. */
  scope: string;
  /** SHA-256 of query and body. */
  fingerprint: string;
}

/** The key of a request that may be repeated; null for all others. */
export function keyOf(request: WireRequest): string | null {
  const { url, config } = request.routeOptions;
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header.trim() : '';
  const isOurs = request.method === 'POST' && url !== undefined && !url.includes('*') && !config.stateless;
  // A form that asks what would be said of it does nothing that could happen twice.
  return isOurs && key !== '' && !isNeverRepeated(url) && !isPrecognitive(request) ? key : null;
}

export function idempotentCall(request: WireRequest, userId: number | null, key: string): IdempotentCall {
  const [path = ''] = request.url.split('?');
  const { method } = request;
  const scope = digest([ownerOf(request, userId), method, path, key]);
  return { user_id: userId, method, path, key, scope, fingerprint: digest(contentOf(request)) };
}

/** Guests' keys belong to their session; without one, as clients from elsewhere are, to their address. */
function ownerOf(request: WireRequest, userId: number | null): string {
  const session = request.wire?.session;
  if (userId !== null) return `user:${userId}`;
  return session ? `session:${session.id}` : `address:${request.ip}`;
}

/**
 * Forms with files are read later, by the route: of them the length stands for the content. A browser writes
 * another boundary into each try, so the bytes themselves would never be the same. Of a large body that is not read yet
 * it is the bytes.
 */
function contentOf(request: WireRequest): unknown {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (request.unreadBody && request.rawBody && !isForm(type))
    return [request.query ?? {}, digest(request.rawBody)];
  const body = request.body ?? (isForm(type) ? ['form', length] : undefined);
  return [request.query ?? {}, body ?? {}];
}

export function faultOf(request: WireRequest, key: string): string | null {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (key.length > KEY_MAX) return `The Idempotency-Key must not be greater than ${KEY_MAX} characters.`;
  // Nothing could tell two such forms apart.
  const isUntold = isForm(type) && length === undefined;
  return isUntold ? 'An Idempotency-Key needs a form that tells its Content-Length.' : null;
}

const isForm = (type: string): boolean => type.toLowerCase().startsWith('multipart/');

function digest(value: unknown): string {
  const content = Buffer.isBuffer(value) ? value : JSON.stringify(value);
  return createHash('sha256').update(content).digest('hex');
}
