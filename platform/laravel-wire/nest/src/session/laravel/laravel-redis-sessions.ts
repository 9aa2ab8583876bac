import type { Redis } from 'ioredis';
import type { Clock, SessionStore, StoredSession, UserId } from '../../ports';
import { type LaravelSessionOptions, readLaravelSession, writeLaravelSession } from './laravel-payload';
import { PhpSyntaxError } from './php-cursor';
import { encode, stringIn } from './php-values';
import { UnknownPayload } from './session-refusals';

const KEYS_PER_SCAN = 500;

export interface LaravelRedisOptions extends LaravelSessionOptions {
  /** The Redis connection's prefix and the cache's, as they stand before an id: `laravel_database_laravel_cache:`. */
  prefix: string;
  /** Laravel's `session.lifetime`; both servers need the same. */
  lifetimeMinutes?: number;
  clock?: Clock;
}

/**
 * The sessions of a Laravel whose `SESSION_DRIVER` is `redis`: its text, within a serialized text, in the cache. Laravel keeps no list of a user's sessions there: `destroyForUser` reads them all.
 */
export class LaravelRedisSessions implements SessionStore {
  readonly sharesWithLaravel = true;
  readonly #prefix: string;
  readonly #lifetime: number;
  readonly #clock: Clock;
  readonly #form: LaravelSessionOptions;

  /** @param redis  without a `keyPrefix` of its own */
  constructor(
    private readonly redis: Redis,
    { prefix, lifetimeMinutes = 120, clock = { now: () => new Date() }, ...form }: LaravelRedisOptions,
  ) {
    this.#prefix = prefix;
    this.#lifetime = lifetimeMinutes * 60;
    this.#clock = clock;
    this.#form = form;
  }

  /** The address and the browser of a session are not stored; its last use follows from its remaining time. */
  async read(id: string): Promise<StoredSession | null> {
    const key = this.#key(id);
    const [bytes, left] = await Promise.all([this.redis.getBuffer(key), this.redis.ttl(key)]);
    const session = bytes && this.#sessionIn(bytes);
    if (!session) return null;
    const unused = left < 0 ? 0 : this.#lifetime - left;
    return { ...session, ip_address: null, user_agent: null, last_activity: this.#seconds() - unused };
  }

  async write(id: string, session: StoredSession): Promise<void> {
    await this.redis.set(this.#key(id), this.#valueOf(session), 'EX', this.#lifetime);
  }

  async update(id: string, { user_id = null, payload }: Partial<StoredSession>): Promise<void> {
    const key = this.#key(id);
    if (payload === undefined) {
      await this.redis.expire(key, this.#lifetime);
    } else {
      await this.redis.set(key, this.#valueOf({ user_id, payload }), 'EX', this.#lifetime, 'XX');
    }
  }

  async destroy(id: string): Promise<boolean> {
    return (await this.redis.del(this.#key(id))) > 0;
  }

  async destroyForUser(userId: UserId, exceptId?: string): Promise<string[]> {
    const ended: string[] = [];
    let cursor = '0';
    do {
      const pattern = `${this.#prefix.replace(/[\\*?[\]]/g, '\\$&')}*`;
      const [next, keys] = await this.redis.scan(cursor, 'MATCH', pattern, 'COUNT', KEYS_PER_SCAN);
      cursor = next;
      const ids = keys.map((key) => key.slice(this.#prefix.length)).filter((id) => id !== exceptId);
      for (const id of ids.filter(isSessionId)) {
        if ((await this.#userOf(id)) === userId && (await this.redis.del(this.#key(id))) > 0) ended.push(id);
      }
    } while (cursor !== '0');
    return ended;
  }

  async #userOf(id: string): Promise<UserId | null> {
    const bytes = await this.redis.getBuffer(this.#key(id));
    try {
      return (bytes && this.#sessionIn(bytes)?.user_id) ?? null;
    } catch (error) {
      if (error instanceof UnknownPayload) return null;
      throw error;
    }
  }

  #valueOf(session: Pick<StoredSession, 'user_id' | 'payload'>): Buffer {
    return encode(writeLaravelSession(session, this.#form));
  }

  #sessionIn(bytes: Buffer) {
    try {
      return readLaravelSession(stringIn(bytes), this.#form);
    } catch (error) {
      if (error instanceof PhpSyntaxError) return null;
      throw error;
    }
  }

  #key(id: string): string {
    return this.#prefix + id;
  }

  #seconds(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }
}

/** The cache under the same prefix has other things in it. */
const isSessionId = (id: string): boolean => /^[A-Za-z0-9]{40}$/.test(id);
