import type { Redis } from 'ioredis';
import type { LockStore } from './cache-lock';

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;
const REFRESH = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if tonumber(ARGV[2]) > 0 then return redis.call('EXPIRE', KEYS[1], ARGV[2]) end
redis.call('PERSIST', KEYS[1]) return 1`;

export class LaravelRedisLocks implements LockStore {
  readonly #prefix: string;

  /** @param prefix  Laravel's `database.redis.options.prefix` and `cache.prefix`, one after the other */
  constructor(
    private readonly redis: Redis,
    { prefix = '' }: { prefix?: string } = {},
  ) {
    this.#prefix = prefix;
  }

  async acquire(name: string, owner: string, seconds: number): Promise<boolean> {
    const key = this.#key(name);
    const answer =
      seconds > 0
        ? await this.redis.set(key, owner, 'EX', seconds, 'NX')
        : await this.redis.set(key, owner, 'NX');
    return answer === 'OK';
  }

  async refresh(name: string, owner: string, seconds: number): Promise<boolean> {
    return (await this.redis.eval(REFRESH, 1, this.#key(name), owner, seconds)) === 1;
  }

  async release(name: string, owner: string): Promise<boolean> {
    return (await this.redis.eval(RELEASE, 1, this.#key(name), owner)) === 1;
  }

  async forceRelease(name: string): Promise<void> {
    await this.redis.del(this.#key(name));
  }

  ownerOf(name: string): Promise<string | null> {
    return this.redis.get(this.#key(name));
  }

  #key(name: string): string {
    return this.#prefix + name;
  }
}
