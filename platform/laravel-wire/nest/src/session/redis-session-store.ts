import type { Redis } from 'ioredis';
import { type SessionStore, type StoredSession, type UserId, userIdFrom } from '../ports';

/** Changes a hash only where it exists, so that an ended session stays ended. */
const UPDATE = `if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV, 2)) redis.call('EXPIRE', KEYS[1], ARGV[1]) return 1`;

/** Sessions in Redis: a hash each, and a set of ids for each user. Several processes share them. */
export class RedisSessionStore implements SessionStore {
  readonly #prefix: string;
  readonly #seconds: number;

  constructor(
    private readonly redis: Redis,
    options: { prefix?: string; lifetimeMinutes?: number } = {},
  ) {
    this.#prefix = options.prefix ?? 'wire:';
    this.#seconds = (options.lifetimeMinutes ?? 120) * 60;
  }

  async read(id: string): Promise<StoredSession | null> {
    const fields = await this.redis.hgetall(this.#session(id));
    return fields['payload'] === undefined ? null : fromFields(fields);
  }

  async write(id: string, session: StoredSession): Promise<void> {
    const batch = this.redis
      .multi()
      .hset(this.#session(id), toFields(session))
      .expire(this.#session(id), this.#seconds);
    if (session.user_id !== null) {
      batch.sadd(this.#user(session.user_id), id).expire(this.#user(session.user_id), this.#seconds);
    }
    const results = (await batch.exec()) ?? [];
    results.forEach(([error]) => {
      if (error) throw error;
    });
  }

  async update(id: string, changes: Partial<StoredSession>): Promise<void> {
    const fields = Object.entries(toFields(changes)).flat();
    const seconds = String(this.#seconds);
    await this.redis.eval(UPDATE, 1, this.#session(id), seconds, ...fields);
    const userId = await this.redis.hget(this.#session(id), 'user_id');
    if (userId) await this.redis.expire(this.#user(userId), this.#seconds);
  }

  async destroy(id: string): Promise<boolean> {
    const userId = await this.redis.hget(this.#session(id), 'user_id');
    const deleted = await this.redis.del(this.#session(id));
    if (userId) await this.redis.srem(this.#user(userId), id);
    return deleted > 0;
  }

  async destroyForUser(userId: UserId, exceptId?: string): Promise<string[]> {
    const ended: string[] = [];
    for (;;) {
      const ids = (await this.redis.smembers(this.#user(userId))).filter((id) => id !== exceptId);
      if (ids.length === 0) return ended;
      await this.redis.del(...ids.map((id) => this.#session(id)));
      await this.redis.srem(this.#user(userId), ...ids);
      // Once more: one of them may have taken another id meanwhile.
      ended.push(...ids);
    }
  }

  /** A user's running sessions, the latest first. */
  async forUser(userId: UserId): Promise<({ id: string } & StoredSession)[]> {
    const ids = await this.redis.smembers(this.#user(userId));
    const sessions = await Promise.all(ids.map(async (id) => ({ id, session: await this.read(id) })));
    return sessions
      .flatMap(({ id, session }) => (session ? [{ id, ...session }] : []))
      .sort((a, b) => b.last_activity - a.last_activity);
  }

  #session(id: string): string {
    return `${this.#prefix}session:${id}`;
  }

  #user(id: UserId | string): string {
    return `${this.#prefix}sessions-of:${id}`;
  }
}

function toFields(session: Partial<StoredSession>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(session)) {
    fields[name] = name === 'payload' ? JSON.stringify(value) : value === null ? '' : String(value);
  }
  return fields;
}

function fromFields(fields: Record<string, string>): StoredSession {
  return {
    user_id: fields['user_id'] ? userIdFrom(fields['user_id']) : null,
    ip_address: fields['ip_address'] || null,
    user_agent: fields['user_agent'] || null,
    payload: JSON.parse(fields['payload'] ?? '{}') as Record<string, unknown>,
    last_activity: Number(fields['last_activity']),
  };
}
