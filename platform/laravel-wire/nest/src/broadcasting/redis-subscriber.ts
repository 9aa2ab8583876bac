import type { Redis } from 'ioredis';
import { setTimeout } from 'node:timers/promises';

/** Interval at which a subscriber asks anew to hear, and its timeout for the answer. */
const BEAT_MS = 3_000;
/** Limit of one command; a process has some for each person whose pages are open. */
const CHANNELS_AT_ONCE = 1_000;

export interface Listening {
  /** Heard as long as the process lives. */
  always: string;
  onText: (text: string) => void;
  /** It hears from now on: something may have passed by who is connected already. */
  onBegun: () => void;
  onError: (error: unknown) => void;
  beatMs?: number | undefined;
}

/** Channels that a process hears on a Redis: one always, others while somebody here listens to them. */
export class RedisSubscriber {
  readonly #subscriber: Redis;
  readonly #beat: NodeJS.Timeout;
  /** Number of listeners of a channel here, and since when it is heard. */
  readonly subscribed = new Map<string, { count: number; confirmed: Promise<void> }>();
  /** Channels whose first listener came, or whose last one left, since the last command. */
  readonly #changed = new Set<string>();
  readonly #begun: Promise<void>;
  #begin!: () => void;
  #turn: Promise<void> | null = null;
  /** Commands that are pending end with the connection, which is no failure. */
  #isClosed = false;

  /** @param redis  a duplicate of it listens, until `close` */
  constructor(
    redis: Redis,
    private readonly listening: Listening,
  ) {
    const { beatMs = BEAT_MS, onText, onError } = listening;
    this.#begun = new Promise((resolve) => (this.#begin = resolve));
    // A command is answered in time or fails with its connection; so does the ready check.
    this.#subscriber = redis.duplicate({
      lazyConnect: false,
      maxRetriesPerRequest: 0,
      commandTimeout: beatMs,
      autoResubscribe: false,
    });
    this.#subscriber.on('error', onError);
    this.#subscriber.on('message', (_channel, text) => onText(text));
    // Requested on each connection, once that is ready: what ioredis 5 is sent while a connection is being set up
    // makes its ready check fail, and the next connection would be without it (redis/ioredis#2037).
    this.#subscriber.on('ready', () => void this.#beginAnew());
    // A server that stands still, or is cut off, ends no connection: one that says nothing would wait there for ever.
    this.#beat = setInterval(() => void this.#command('subscribe', [listening.always]), beatMs).unref();
  }

  /** Until it hears for the first time, and at most so long: whose Redis is away, works without it. */
  async begun(withinMs: number): Promise<void> {
    await Promise.race([this.#begun, setTimeout(withinMs, undefined, { ref: false })]);
  }

  /**
   * Hears a channel, until `forget` was called as often. What changes within one turn of the loop is one command.
   *
   * @returns  once what is published there is heard; where Redis is away at once, for then `onBegun` is to come
   */
  subscribe(channel: string): Promise<void> {
    const known = this.subscribed.get(channel);
    if (known) {
      known.count += 1;
      return known.confirmed;
    }
    const subscription = { count: 1, confirmed: Promise.resolve() };
    this.subscribed.set(channel, subscription);
    subscription.confirmed = this.#change(channel);
    return subscription.confirmed;
  }

  unsubscribe(channel: string): void {
    const known = this.subscribed.get(channel);
    if (!known) return;
    known.count -= 1;
    if (known.count === 0) {
      this.subscribed.delete(channel);
      void this.#change(channel);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    this.#subscriber.disconnect();
  }

  #change(channel: string): Promise<void> {
    this.#changed.add(channel);
    this.#turn ??= new Promise((resolve) => setImmediate(() => void this.#send().then(resolve)));
    return this.#turn;
  }

  async #send(): Promise<void> {
    this.#turn = null;
    const changed = [...this.#changed];
    this.#changed.clear();
    const subscribed = changed.filter((channel) => this.subscribed.has(channel));
    const left = changed.filter((channel) => !this.subscribed.has(channel));
    await Promise.all([this.#command('subscribe', subscribed), this.#command('unsubscribe', left)]);
  }

  async #beginAnew(): Promise<void> {
    if (await this.#command('subscribe', [this.listening.always, ...this.subscribed.keys()])) {
      this.#begin();
      this.listening.onBegun();
    }
  }

  /** Nothing where there is no connection: the next one hears all that is listened to. @returns whether it was done */
  async #command(what: 'subscribe' | 'unsubscribe', channels: readonly string[]): Promise<boolean> {
    if (this.#subscriber.status !== 'ready') return false;
    try {
      const confirmed: Promise<unknown>[] = [];
      for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE) {
        confirmed.push(this.#subscriber[what](...channels.slice(from, from + CHANNELS_AT_ONCE)));
      }
      await Promise.all(confirmed);
      return true;
    } catch (error) {
      if (this.#isClosed) return false;
      this.listening.onError(error);
      // One that is being set up has time limits of its own; left while Sentinels are queried, ioredis 5 ends for good.
      if (this.#subscriber.status === 'ready') this.#subscriber.disconnect(true);
      return false;
    }
  }
}
