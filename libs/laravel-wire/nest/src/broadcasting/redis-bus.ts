import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { BroadcastBus, BusMessage } from './bus';

/** How often whoever only listens asks anew to hear, and how long it waits for the answer. */
const BEAT_MS = 3_000;

/**
 * The bus of several processes: one Redis channel. At most once: a lost connection is ioredis's to mend, and once it is
 * mended the process is told that it may have missed something.
 */
export class RedisBus implements BroadcastBus, OnApplicationShutdown {
  readonly #logger = new Logger('RedisBus');
  readonly #listeners: ((message: BusMessage) => void)[] = [];
  readonly #subscriber: Redis;
  readonly #channel: string;
  readonly #beat: NodeJS.Timeout;
  #connection: 'first' | 'heard' | 'another' = 'first';

  /** @param redis  publishes; a duplicate of it listens, and ends with the application */
  constructor(
    private readonly redis: Redis,
    prefix = 'wire:',
    beatMs = BEAT_MS,
  ) {
    this.#channel = `${prefix}broadcasts`;
    // What is asked over a connection is answered in time, or ends with it; and so is its ready check.
    this.#subscriber = redis.duplicate({
      lazyConnect: false,
      maxRetriesPerRequest: 0,
      commandTimeout: beatMs,
      autoResubscribe: false,
    });
    this.#subscriber.on('error', (error: unknown) => this.#log(error));
    this.#subscriber.on('message', (_channel, text) => this.#tell(JSON.parse(text) as BusMessage));
    // Asked for on each connection, once that is ready: what ioredis 5 is asked for while a connection is being set up
    // makes its ready check fail, and the next connection would be without it (redis/ioredis#2037).
    this.#subscriber.on('ready', () => {
      if (this.#connection === 'heard') this.#connection = 'another';
      void this.#listen();
    });
    this.#beat = setInterval(() => void this.#listen(), beatMs).unref();
  }

  publish(message: BusMessage): void {
    this.redis.publish(this.#channel, JSON.stringify(message)).catch((error: unknown) => this.#log(error));
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.#listeners.push(listener);
  }

  onApplicationShutdown(): void {
    clearInterval(this.#beat);
    this.#subscriber.disconnect();
  }

  /** A server that stands still, or is cut off, ends no connection: one that says nothing would wait there for ever. */
  async #listen(): Promise<void> {
    if (this.#subscriber.status !== 'ready') return;
    try {
      await this.#subscriber.subscribe(this.#channel);
    } catch (error) {
      this.#log(error);
      // One that is being set up has time limits of its own; left while Sentinels are asked, ioredis 5 ends for good.
      if (this.#subscriber.status === 'ready') this.#subscriber.disconnect(true);
      return;
    }
    const isAnother = this.#connection === 'another';
    this.#connection = 'heard';
    if (isAnother) this.#tell({ kind: 'missed' });
  }

  #tell(message: BusMessage): void {
    this.#listeners.forEach((listener) => listener(message));
  }

  #log(error: unknown): void {
    this.#logger.error(`the broadcast bus failed: ${String(error)}`);
  }
}
