import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPage } from './html';
import { prettyJson } from './json';
import { expectsJson, type WireRequest } from './message';
import { methodOfHead } from './method-override';
import { matchedUrl } from './paths';

const FIXED_HEADERS = { 'cache-control': 'no-cache, private', 'x-content-type-options': 'nosniff' };

/**
 * Has a request say what Laravel takes it for, before a route is looked for.
 *
 * @returns its URL as it is matched
 */
export function asLaravelTakes(request: IncomingMessage): string {
  request.method = methodOfHead(request) ?? request.method;
  // Fastify would refuse a body of no known form of type; to Laravel it is a body without one.
  if (!/^[\w.+-]+\/[\w.+*-]+/.test(request.headers['content-type'] ?? '')) {
    delete request.headers['content-type'];
  }
  return matchedUrl(request.url ?? '/');
}

/** Answers a request whose path cannot be read. */
export function refuseUrl(request: WireRequest, response: ServerResponse): void {
  const isPage = request.server.answersPages && !expectsJson(request);
  const type = isPage ? 'text/html; charset=UTF-8' : 'application/json';
  response.writeHead(400, { 'content-type': type, ...FIXED_HEADERS, 'x-request-id': String(request.id) });
  response.end(isPage ? errorPage(400) : prettyJson({ message: 'Malformed URL.' }));
}
