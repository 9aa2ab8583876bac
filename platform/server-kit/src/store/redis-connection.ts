import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Outage } from '../base/logging/outage';
import { sentinelOf } from '../base/settings/redis-address';
import { StoreUnavailable } from './store-unavailable';

/** Until a connection stands, and until a command is answered. */
const ANSWER_MS = 2_000;
const RETRY_MS = { least: 50, most: 1_000 };

/** The library has no code for these. */
const OUTAGE =
  /Command timed out|Connection is closed|Stream isn't writeable|max retries per request|^(LOADING|READONLY|MASTERDOWN|BUSY|OOM|MISCONF|NOREPLICAS) /;
const GONE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;

/** The connection that sessions, throttles and broadcasts share; closed with the application. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis;
  private readonly outage = new Outage(new Logger('Redis'), 'Redis');
  /** Given up, and not closed yet: the library would wait for its end once more with each command that fails. */
  private isLeft = false;

  constructor(url: string) {
    this.client = openRedis(url, {
      connectTimeout: ANSWER_MS,
      commandTimeout: ANSWER_MS,
      // While there is no connection a command fails at once instead of waiting in a line that nobody bounds.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * RETRY_MS.least, RETRY_MS.most),
    });
    this.client.on('close', () => (this.isLeft = false));
    this.client.on('ready', () => this.outage.back());
    this.client.on('error', (error: Error) => this.outage.away(error.message));
  }

  /** @throws StoreUnavailable when it does not answer */
  async ping(): Promise<void> {
    await this.client.ping().catch((error: unknown) => this.failed(error));
  }

  /** A store on this connection whose methods fail with StoreUnavailable when Redis is away. */
  guard<T extends object>(store: T): T {
    return new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...parameters: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(member, target, parameters);
          return answer instanceof Promise ? answer.catch((error: unknown) => this.failed(error)) : answer;
        };
      },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    // Without a connection there is nobody to say goodbye to.
    if (this.client.status === 'ready') await this.client.quit().catch(() => this.client.disconnect());
    else this.client.disconnect();
  }

  /** A command that nobody answers says that the connection is dead: the others shall not find out one by one. */
  private failed(error: unknown): never {
    const { message = '', code = '' } = error as { message?: string; code?: string };
    if (!OUTAGE.test(message) && !GONE.test(code)) throw error;
    if (message === 'Command timed out' && this.client.status === 'ready' && !this.isLeft) {
      this.isLeft = true;
      this.client.disconnect(true);
    }
    throw new StoreUnavailable(error);
  }
}

/** A connection to the Redis of an address, or to whichever is the master that Sentinels name. */
export function openRedis(url: string, options: RedisOptions): Redis {
  const behind = sentinelOf(url);
  if (!behind) return new Redis(url, options);
  return new Redis({
    ...options,
    ...behind,
    sentinelCommandTimeout: options.commandTimeout,
    // Without an end, as an address is tried without one: each time all Sentinels are tried.
    sentinelRetryStrategy: options.retryStrategy as RedisOptions['sentinelRetryStrategy'],
    // One that was a master until now, or that is cut off from its replicas, takes no writes: ask who is.
    reconnectOnError: ({ message }) => /^(READONLY|NOREPLICAS)/.test(message),
  });
}
