import type { EchoLike } from './echo-like';
import { REALTIME } from './realtime-settings';

/** Loads laravel-echo and socket.io-client, and connects to the server with the page's cookies. */
export async function createEcho(baseUrl: string): Promise<EchoLike> {
  const [{ default: Echo }, { io }] = await Promise.all([import('laravel-echo'), import('socket.io-client')]);

  return new Echo<'socket.io'>({
    broadcaster: 'socket.io',
    client: io,
    host: baseUrl === '' ? undefined : baseUrl,
    withCredentials: true,
    // Polling needs a balancer that keeps a client at one process; a plain socket does not. A connection whose socket
    // was refused polls to its end, since the next try would be refused, too; the next one begins with the socket.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    ...REALTIME,
  });
}
