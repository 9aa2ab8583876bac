import type { WireReply, WireRequest, WireServer } from './message';
import { IncomingMessage } from 'node:http';

/** A reading method is never requested this way, and the connection's own are none. */
const NEVER: ReadonlySet<string> = new Set(['GET', 'HEAD', 'CONNECT', 'TRACE', 'POST']);

/**
 * The method that a POST asks to be taken for by a header or, failing that, `?_method=`, as Symfony lets it.
 *
 * @returns null where it asks for none, or for one that cannot be requested
 */
export function methodOfHead(request: IncomingMessage): string | null {
  if (request.method !== 'POST') return null;
  return methodNamed(request.headers['x-http-method-override'] ?? queryMethod(request.url ?? ''));
}

/**
 * Answers a POST whose form or JSON says `_method` as the method it names: once more from the start, since the route
 * was chosen before the body was read. A header or the query goes before the body.
 */
export function answerAsNamed(server: WireServer) {
  return (request: WireRequest, reply: WireReply, done: () => void): void => {
    const method = request.method === 'POST' ? methodOfBody(request) : null;
    if (method === null || !request.rawBody) {
      done();
      return;
    }
    reply.hijack();
    server.routing(copyOf(request.raw, method, request.rawBody), reply.raw);
  };
}

function methodOfBody({ raw, body }: WireRequest): string | null {
  const isNamedBefore = (raw.headers['x-http-method-override'] ?? '') !== '';
  const named = typeof body === 'object' && body !== null ? Reflect.get(body, '_method') : null;
  return isNamedBefore ? null : methodNamed(named);
}

function methodNamed(written: unknown): string | null {
  const method = typeof written === 'string' ? written.toUpperCase() : '';
  return /^[A-Z]+$/.test(method) && !NEVER.has(method) ? method : null;
}

function queryMethod(url: string): string | null {
  return url.includes('_method=') ? new URLSearchParams(url.split('?')[1]).get('_method') : null;
}

/** The same message with its body still to be read. */
function copyOf(message: IncomingMessage, method: string, body: Buffer): IncomingMessage {
  const { socket, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = message;
  const copy = new IncomingMessage(socket);
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  return copy;
}
