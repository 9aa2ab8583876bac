import { Redis, type RedisOptions } from 'ioredis';
import { sentinelOf } from '../base/settings/redis-address';

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
