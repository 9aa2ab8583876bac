import {
  BROADCAST_BUS,
  RATE_LIMITER,
  RedisBus,
  RedisRateLimiter,
  RedisSessionStore,
  SESSION_STORE,
} from '@laravel-wire/nest';
import { Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { Redis } from 'ioredis';

/** The connection that sessions, throttles and broadcasts share; closed with the application. */
@Injectable()
class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis;

  constructor(url: string) {
    this.client = new Redis(url, { maxRetriesPerRequest: 3 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.quit();
  }
}

/** With a Redis these are shared by all processes; without one they are this process's, or the database's. */
export function sharedState(redisUrl: string | null): Provider[] {
  if (!redisUrl) return [];
  const inject = [RedisConnection];
  return [
    { provide: RedisConnection, useFactory: () => new RedisConnection(redisUrl) },
    {
      provide: SESSION_STORE,
      inject,
      useFactory: ({ client }: RedisConnection) => new RedisSessionStore(client),
    },
    {
      provide: RATE_LIMITER,
      inject,
      useFactory: ({ client }: RedisConnection) => new RedisRateLimiter(client),
    },
    { provide: BROADCAST_BUS, inject, useFactory: ({ client }: RedisConnection) => new RedisBus(client) },
  ];
}
