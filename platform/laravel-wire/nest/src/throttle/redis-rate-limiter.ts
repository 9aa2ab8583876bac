import type { Redis } from 'ioredis';
import type { Count, RateLimiter } from '../ports';

const HIT = `local hits = redis.call('INCRBY', KEYS[1], ARGV[2])
if hits == tonumber(ARGV[2]) then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
return {hits, redis.call('TTL', KEYS[1])}`;

/** Counts that several processes share. */
export class RedisRateLimiter implements RateLimiter {
  constructor(
    private readonly redis: Redis,
    private readonly prefix = 'wire:',
  ) {}

  async hit(key: string, seconds: number, times = 1): Promise<Count> {
    const counted = this.redis.eval(HIT, 1, this.#key(key), String(seconds), String(times));
    const [hits, left] = (await counted) as [number, number];
    return { hits, secondsLeft: Math.max(1, left) };
  }

  async peek(key: string): Promise<Count> {
    const [hits, left] = await Promise.all([this.redis.get(this.#key(key)), this.redis.ttl(this.#key(key))]);
    return hits === null
      ? { hits: 0, secondsLeft: 0 }
      : { hits: Number(hits), secondsLeft: Math.max(1, left) };
  }

  async clear(key: string): Promise<void> {
    await this.redis.del(this.#key(key));
  }

  #key(key: string): string {
    return `${this.prefix}limit:${key}`;
  }
}
