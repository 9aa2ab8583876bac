import {
  readLaravelSession,
  type SessionStore,
  type StoredSession,
  type UserId,
  writeLaravelSession,
} from '@laravel-wire/nest';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { bigint, int, mysqlTable, text, varchar } from 'drizzle-orm/mysql-core';
import type { MySql2Database } from 'drizzle-orm/mysql2';

/** Laravel's own table; `pgTable` and `sqliteTable` say the same of theirs. */
const laravelSessions = mysqlTable('sessions', {
  id: varchar('id', { length: 255 }).primaryKey(),
  user_id: bigint('user_id', { mode: 'number' }),
  ip_address: varchar('ip_address', { length: 45 }),
  user_agent: text('user_agent'),
  payload: text('payload').notNull(),
  last_activity: int('last_activity').notNull(),
});

/** Sessions in it, by Drizzle. */
export class DrizzleSessions implements SessionStore {
  readonly sharesWithLaravel = true;

  constructor(
    private readonly db: MySql2Database,
    private readonly table = laravelSessions,
  ) {}

  async read(id: string): Promise<StoredSession | null> {
    const [row] = await this.db.select().from(this.table).where(eq(this.table.id, id));
    const session = row && readLaravelSession(Buffer.from(row.payload, 'base64'));
    if (!session) return null;
    const { ip_address, user_agent, last_activity } = row;
    return { ...session, ip_address, user_agent, last_activity };
  }

  async write(id: string, session: StoredSession): Promise<void> {
    await this.db.insert(this.table).values({ ...session, id, payload: payloadOf(session) });
  }

  async update(id: string, { payload, user_id = null, ...rest }: Partial<StoredSession>): Promise<void> {
    const columns = payload ? { ...rest, user_id, payload: payloadOf({ user_id, payload }) } : rest;
    await this.db.update(this.table).set(columns).where(eq(this.table.id, id));
  }

  async destroy(id: string): Promise<void> {
    await this.db.delete(this.table).where(eq(this.table.id, id));
  }

  async destroyForUser(userId: UserId, exceptId = ''): Promise<string[]> {
    const { id, user_id } = this.table;
    const theirs = this.db.select({ id }).from(this.table);
    const ids = (await theirs.where(and(eq(user_id, userId), ne(id, exceptId)))).map((row) => row.id);
    if (ids.length > 0) await this.db.delete(this.table).where(inArray(id, ids));
    return ids;
  }
}

function payloadOf(session: Pick<StoredSession, 'user_id' | 'payload'>): string {
  return writeLaravelSession(session).toString('base64');
}
