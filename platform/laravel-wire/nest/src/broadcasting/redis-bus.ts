import { Logger } from '@nestjs/common';
import type {
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
  OnApplicationShutdown,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { BroadcastBus, BusMessage } from './bus';
import { RedisSubscriber } from './redis-subscriber';

/** So long a start waits until what others publish is heard: before, nobody should connect. */
const BEGIN_MS = 1_000;

/** One command for all: each that is sent by itself costs more than what it carries. */
const PUBLISH_ALL = "for i = 1, #ARGV, 2 do redis.call('PUBLISH', ARGV[i], ARGV[i + 1]) end";

/**
 * The bus of several processes: a Redis channel of its own for each channel's events, which only those processes hear
 * that have a listener, and one that all hear for what concerns sessions and members. At most once: a lost connection
 * is ioredis's to mend, and once it is mended the process is notified that it may have missed events.
 */
export class RedisBus
  implements BroadcastBus, OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  readonly #logger = new Logger('RedisBus');
  readonly #listeners: ((message: BusMessage) => void)[] = [];
  readonly #ear: RedisSubscriber;
  /** A channel and its text in turns. */
  readonly #unsent: string[] = [];
  readonly #ofAll: string;
  readonly #ofEvents: string;

  /** @param redis  publishes; a duplicate of it listens, and ends with the application */
  constructor(
    private readonly redis: Redis,
    prefix = 'wire:',
    beatMs?: number,
  ) {
    this.#ofAll = `${prefix}broadcasts`;
    this.#ofEvents = `${prefix}events:`;
    this.#ear = new RedisSubscriber(redis, {
      always: this.#ofAll,
      onText: (text) => this.#notify(JSON.parse(text) as BusMessage),
      onBegun: () => this.#notify({ kind: 'missed' }),
      onError: (error) => this.#log(error),
      beatMs,
    });
  }

  publish(message: BusMessage): void {
    const channel = message.kind === 'event' ? this.#ofEvents + message.channel : this.#ofAll;
    if (this.#unsent.length === 0) setImmediate(() => void this.#send());
    this.#unsent.push(channel, JSON.stringify(message));
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }

  hear(channel: string): Promise<void> {
    return this.#ear.subscribe(this.#ofEvents + channel);
  }

  forget(channel: string): void {
    this.#ear.unsubscribe(this.#ofEvents + channel);
  }

  async heard(channels: readonly string[]): Promise<ReadonlySet<string>> {
    const counts = await this.redis.pubsub('NUMSUB', ...channels.map((channel) => this.#ofEvents + channel));
    return new Set(channels.filter((_, index) => Number(counts[index * 2 + 1]) > 0));
  }

  onApplicationBootstrap(): Promise<void> {
    return this.#ear.begun(BEGIN_MS);
  }

  /** A command's last event is sent before its connection ends. */
  beforeApplicationShutdown(): Promise<void> {
    return this.#send();
  }

  onApplicationShutdown(): void {
    this.#ear.close();
  }

  /** Events of one turn of the event loop are sent together. */
  async #send(): Promise<void> {
    if (this.#unsent.length === 0) return;
    await this.redis
      .eval(PUBLISH_ALL, 0, ...this.#unsent.splice(0))
      .catch((error: unknown) => this.#log(error));
  }

  #notify(message: BusMessage): void {
    this.#listeners.forEach((listener) => listener(message));
  }

  #log(error: unknown): void {
    this.#logger.error(`the broadcast bus failed: ${String(error)}`);
  }
}
