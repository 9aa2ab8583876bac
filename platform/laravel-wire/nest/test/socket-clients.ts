import Echo from 'laravel-echo';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { Browser } from './browser';

const opened: Socket[] = [];

/** Ends what a spec has opened. */
export function closeSockets(): void {
  opened.splice(0).forEach((socket) => socket.disconnect());
}

/** The real laravel-echo, with a browser's cookies. */
export function echoOf(browser: Browser, url: string) {
  const echo = new Echo({
    broadcaster: 'socket.io',
    host: url,
    client: io,
    extraHeaders: { Cookie: browser.cookieHeader },
    forceNew: true,
    reconnectionDelay: 50,
  });
  const socket = (echo.connector as unknown as { socket: Socket }).socket;
  opened.push(socket);
  return { echo, socket };
}

/** A socket.io client that need not connect. */
export function openSocket(url: string, options: object): Socket {
  const socket = io(url, { forceNew: true, ...options });
  opened.push(socket);
  return socket;
}

export async function connectedSocket(browser: Browser, url: string): Promise<Socket> {
  const socket = openSocket(url, {
    extraHeaders: { Cookie: browser.cookieHeader },
    transports: ['websocket'],
  });
  await next(socket, 'connect');
  return socket;
}

/** The arguments of the next event of that name. */
export const next = (socket: Socket, event: string): Promise<unknown[]> => once(socket as never, event);

export async function subscribed(socket: Socket, channel: string): Promise<void> {
  const answer = new Promise<void>((resolve) => {
    socket.on('subscription_succeeded', (name: string) => name === channel && resolve());
  });
  socket.emit('subscribe', { channel, auth: { headers: {} } });
  await answer;
}

/** Waits until something is so. @throws after some 20 s, naming what was awaited by its code */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 4_000) throw new Error(`This did not happen: ${String(isSo)}`);
    await settle(5);
  }
}

/** Long enough for what must not come to have come. */
export const settle = (ms = 60): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
