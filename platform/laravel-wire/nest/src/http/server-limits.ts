import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { WireFault } from '../errors';
import { prettyJson } from './json';

/** A client's share of a server's time and memory before it has said what it wants: for every listener. */
export const SERVER_LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  /** The whole request: what no watch on slow bodies sees. A large upload over a slow line goes on for minutes. */
  requestTimeout: 600_000,
  keepAliveTimeout: 5_000,
  /** Interval of checking the two timeouts above. */
  connectionsCheckingInterval: 2_500,
} satisfies ServerOptions;

/** Node drops those from the 2,000th on, whichever they are; no browser sends a tenth of this. */
const MAX_HEADERS = 200;

/** Why a request is not answered, whatever it asks; null for one that is. */
export function refusalOfHead({ rawHeaders, httpVersionMajor }: IncomingMessage): WireFault | null {
  if (httpVersionMajor < 1) return new WireFault(400, 'Bad Request');
  if (hasTwoHosts(rawHeaders)) return new WireFault(400, 'Bad Request');
  return rawHeaders.length > 2 * MAX_HEADERS ? new WireFault(431, 'Request Header Fields Too Large') : null;
}

/** Node takes the first of them and a proxy before it may take the last: RFC 9112 asks for 400. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request, or come too slowly, with an error body like all others, and hangs up. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const body = prettyJson({ message: text });
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
