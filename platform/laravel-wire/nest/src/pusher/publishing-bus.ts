import { Logger } from '@nestjs/common';
import type { BroadcastBus, BusMessage } from '../broadcasting/bus';
import { isPusherSocketId } from '../broadcasting/pusher-signature';
import type { PusherOptions } from '../options';
import type { Clock } from '../ports';
import { signedPublishPath } from './signed-publish';

type BroadcastEvent = Extract<BusMessage, { kind: 'event' }>;

const PATIENCE_MS = 5_000;

/** Another server of the Pusher protocol: the one that a Laravel beside this server broadcasts to. */
export interface PublishTarget extends PusherOptions {
  /** Scheme, host and port of its HTTP API. */
  url: string;
}

/**
 * A bus that also publishes this application's events to another Pusher server, so that clients which still connect
 * there hear them, in no promised order. What was published here over HTTP, and clients' own events, stay here: two
 * servers would repeat each other.
 */
export class PublishingBus implements BroadcastBus {
  readonly #logger = new Logger('PublishingBus');

  constructor(
    private readonly inner: BroadcastBus,
    private readonly target: PublishTarget,
    private readonly clock: Clock = { now: () => new Date() },
  ) {}

  publish(message: BusMessage): void {
    this.inner.publish(message);
    if (message.kind === 'event' && !message.isPublished && !message.event.startsWith('client-')) {
      // Same as on a bus: whoever changed a record does not wait for who hears of it, nor fails with them.
      this.#send(message).catch((error: unknown) => this.#logger.error(`not published: ${String(error)}`));
    }
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.inner.subscribe(listener);
  }

  async hear(channel: string): Promise<void> {
    await this.inner.hear?.(channel);
  }

  forget(channel: string): void {
    this.inner.forget?.(channel);
  }

  async heard(channels: readonly string[]): Promise<ReadonlySet<string>> {
    return (await this.inner.heard?.(channels)) ?? new Set();
  }

  async #send({ channel, event, data, except }: BroadcastEvent): Promise<void> {
    const isTheirs = except !== null && isPusherSocketId(except.socketId);
    const body = JSON.stringify({
      name: event,
      channels: [channel],
      data: JSON.stringify(data),
      ...(isTheirs ? { socket_id: except.socketId } : {}),
    });
    const at = Math.floor(this.clock.now().getTime() / 1000);
    const response = await fetch(this.target.url + signedPublishPath(this.target, body, at), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  }
}
