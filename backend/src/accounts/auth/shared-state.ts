import { BROADCAST_BUS, RATE_LIMITER, SESSION_STORE } from '@laravel-wire/nest';
import { RedisBus, RedisRateLimiter, RedisSessionStore } from '@laravel-wire/nest/redis';
import type { Provider } from '@nestjs/common';
import type { Environment } from '../../config/environment';
import { RedisConnection } from '@kit/server/store/redis-connection';

/** With a Redis these are shared by all processes; without one they are this process's, or the database's. */
export function sharedState({ redisUrl, sessionLifetime }: Environment): Provider[] {
  if (!redisUrl) return [];
  const inject = [RedisConnection];
  return [
    {
      provide: SESSION_STORE,
      inject,
      useFactory: (redis: RedisConnection) =>
        redis.guard(new RedisSessionStore(redis.client, { lifetimeMinutes: sessionLifetime })),
    },
    {
      provide: RATE_LIMITER,
      inject,
      useFactory: (redis: RedisConnection) => redis.guard(new RedisRateLimiter(redis.client)),
    },
    // It logs what it could not send: a change that is committed stands, whoever hears of it.
    {
      provide: BROADCAST_BUS,
      inject,
      useFactory: ({ client }: RedisConnection) => new RedisBus(client),
    },
  ];
}
