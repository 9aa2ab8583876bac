import {
  readLaravelSession,
  type SessionStore,
  type StoredSession,
  type UserId,
  writeLaravelSession,
} from '@laravel-wire/nest';
import type { Kysely } from 'kysely';

type SessionRow = Omit<StoredSession, 'payload'> & { id: string; payload: string };

/** Sessions in Laravel's own table `sessions`, by Kysely. */
export class KyselySessions implements SessionStore {
  readonly sharesWithLaravel = true;

  constructor(private readonly db: Kysely<{ sessions: SessionRow }>) {}

  async read(id: string): Promise<StoredSession | null> {
    const row = await this.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
    const session = row && readLaravelSession(Buffer.from(row.payload, 'base64'));
    if (!session) return null;
    const { ip_address, user_agent, last_activity } = row;
    return { ...session, ip_address, user_agent, last_activity };
  }

  async write(id: string, session: StoredSession): Promise<void> {
    await this.db
      .insertInto('sessions')
      .values({ ...session, id, payload: payloadOf(session) })
      .execute();
  }

  async update(id: string, { payload, user_id = null, ...rest }: Partial<StoredSession>): Promise<void> {
    const columns = payload ? { ...rest, user_id, payload: payloadOf({ user_id, payload }) } : rest;
    await this.db.updateTable('sessions').set(columns).where('id', '=', id).execute();
  }

  async destroy(id: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  async destroyForUser(userId: UserId, exceptId = ''): Promise<string[]> {
    const theirs = this.db.selectFrom('sessions').select('id').where('user_id', '=', userId);
    const ids = (await theirs.where('id', '!=', exceptId).execute()).map(({ id }) => id);
    if (ids.length > 0) await this.db.deleteFrom('sessions').where('id', 'in', ids).execute();
    return ids;
  }
}

function payloadOf(session: Pick<StoredSession, 'user_id' | 'payload'>): string {
  return writeLaravelSession(session).toString('base64');
}
