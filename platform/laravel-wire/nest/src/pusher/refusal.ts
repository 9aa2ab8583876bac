import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { sameText } from '../session/encrypter';
import type { Frontends } from '../session/frontends';
import type { WireSettings } from '../options';
import { type Code, CODES } from './frames';

const OLDEST_PROTOCOL = 5;
const NEWEST_PROTOCOL = 7;

/** Why a handshake is refused; null for a good one. */
export function refusalOf(
  key: string,
  request: IncomingMessage,
  settings: WireSettings,
  frontends: Frontends,
): { code: Code; message: string } | null {
  const protocol = new URLSearchParams((request.url ?? '').split('?')[1] ?? '').get('protocol');
  const { origin, host } = request.headers;

  if (!settings.pusher || !sameText(settings.pusher.key, key)) {
    return { code: CODES.unknownApp, message: 'Application does not exist' };
  }
  if (protocol === null) return { code: CODES.noProtocol, message: 'No protocol version supplied' };
  if (!(Number(protocol) >= OLDEST_PROTOCOL && Number(protocol) <= NEWEST_PROTOCOL)) {
    return { code: CODES.unsupportedProtocol, message: 'Unsupported protocol version' };
  }
  if (origin !== undefined && !frontends.allows(origin, host)) {
    return { code: CODES.unauthorized, message: 'Origin not allowed' };
  }
  return null;
}

/**
 * Refuses a client of a server that stops: let in, it would be cut in a moment, and after two such cuts pusher-js
 * gives up for good.
 */
export function refuseConnection(socket: Duplex): void {
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    'Connection: close',
    'Retry-After: 1',
    'Content-Length: 0',
  ];
  socket.end(`${[...head, `X-Request-Id: ${randomUUID()}`].join('\r\n')}\r\n\r\n`);
}
