import { once } from 'node:events';
import WebSocket from 'ws';
import type { Browser } from './browser';
import { authorized, KEY } from './pusher-clients';
import { until } from './socket-clients';

export interface Received {
  event: string;
  channel?: string;
  user_id?: string;
  /** Read out of the JSON text that it came as. */
  data: unknown;
}

const opened: WebSocket[] = [];

/** Ends what a spec has opened. */
export function closeRaw(): void {
  opened.splice(0).forEach((socket) => socket.terminate());
}

/** A connection without a library, to send what no library would. */
export class RawPusher {
  readonly frames: Received[] = [];
  closedWith: number | null = null;
  /** Why, in the server's words. */
  closedFor = '';

  private constructor(readonly socket: WebSocket) {
    opened.push(socket);
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      this.closedWith = code;
      this.closedFor = reason.toString();
    });
    socket.on('message', (text: Buffer) => {
      const frame = JSON.parse(text.toString()) as Received;
      // Every `data` from the server is a text.
      this.frames.push({ ...frame, data: JSON.parse(frame.data as string) });
    });
  }

  static open(
    url: string,
    {
      path = `/app/${KEY}?protocol=7`,
      headers = {},
    }: { path?: string; headers?: Record<string, string> } = {},
  ): RawPusher {
    return new RawPusher(new WebSocket(url.replace('http', 'ws') + path, { headers }));
  }

  static async connected(url: string, headers: Record<string, string> = {}): Promise<RawPusher> {
    const raw = RawPusher.open(url, { headers });
    await raw.heard('pusher:connection_established');
    return raw;
  }

  get id(): string {
    return (this.frames[0]?.data as { socket_id: string }).socket_id;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  subscribe(channel: unknown, more: object = {}): void {
    this.send({ event: 'pusher:subscribe', data: { channel, ...more } });
  }

  /** Subscribes with a signature of the browser's session. */
  async join(channel: string, browser: Browser): Promise<void> {
    this.subscribe(channel, await authorized(browser, this.id, channel));
    await this.heard('pusher_internal:subscription_succeeded');
  }

  of(event: string): Received[] {
    return this.frames.filter((frame) => frame.event === event);
  }

  async heard(event: string, count = 1): Promise<Received[]> {
    await until(() => this.of(event).length >= count);
    return this.of(event);
  }

  /** The close code. */
  async closed(): Promise<number> {
    if (this.closedWith === null) await once(this.socket, 'close');
    return this.closedWith ?? 0;
  }
}
