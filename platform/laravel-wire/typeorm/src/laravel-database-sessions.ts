import type { LaravelSessionOptions, SessionStore, StoredSession, UserId } from '@laravel-wire/nest';
import { readLaravelSession, writeLaravelSession } from '@laravel-wire/nest';
import type { DataSource } from 'typeorm';

type Row = Omit<StoredSession, 'payload'> & { id: string; payload: string };

/** Laravel cuts it there. */
const USER_AGENT_LENGTH = 500;

export interface LaravelDatabaseOptions extends LaravelSessionOptions {
  table?: string;
}

/**
 * The sessions of a Laravel whose `SESSION_DRIVER` is `database`: its `sessions` table, the payload in base64. Either server reads, changes and ends what the other wrote.
 */
export class LaravelDatabaseSessions implements SessionStore {
  readonly sharesWithLaravel = true;
  readonly #table: string;
  readonly #form: LaravelSessionOptions;

  /** @param table  Laravel's `session.table`; the others say how new sessions are written */
  constructor(
    private readonly dataSource: DataSource,
    { table = 'sessions', ...form }: LaravelDatabaseOptions = {},
  ) {
    this.#table = table;
    this.#form = form;
  }

  async read(id: string): Promise<StoredSession | null> {
    const row = await this.dataSource
      .createQueryBuilder()
      .select(['user_id', 'ip_address', 'user_agent', 'payload', 'last_activity'])
      .from(this.#table, 'session')
      .where('id = :id', { id })
      .getRawOne<Row>();
    const session = row && readLaravelSession(Buffer.from(row.payload, 'base64'), this.#form);
    if (!session) return null;
    const { ip_address, user_agent, last_activity } = row;
    // The payload says whose session it is, as for Laravel: the column is of its last request alone.
    return { ...session, ip_address, user_agent, last_activity: Number(last_activity) };
  }

  async write(id: string, session: StoredSession): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(this.#table)
      .values({
        id,
        user_id: session.user_id,
        ip_address: session.ip_address,
        user_agent: session.user_agent?.slice(0, USER_AGENT_LENGTH) ?? null,
        payload: this.#payloadOf(session),
        last_activity: session.last_activity,
      })
      .execute();
  }

  async update(id: string, { payload, user_id = null, ...rest }: Partial<StoredSession>): Promise<void> {
    const columns =
      payload === undefined ? rest : { ...rest, user_id, payload: this.#payloadOf({ user_id, payload }) };
    await this.dataSource
      .createQueryBuilder()
      .update(this.#table)
      .set(columns)
      .where('id = :id', { id })
      .execute();
  }

  async destroy(id: string): Promise<boolean> {
    return this.#delete([id]);
  }

  async destroyForUser(userId: UserId, exceptId?: string): Promise<string[]> {
    const ended: string[] = [];
    for (;;) {
      const rows = await this.dataSource
        .createQueryBuilder()
        .select('id', 'id')
        .from(this.#table, 'session')
        .where('user_id = :userId', { userId })
        .getRawMany<Pick<Row, 'id'>>();
      const ids = rows.map(({ id }) => id).filter((id) => id !== exceptId);
      // Until there are none: one of them may have taken another id meanwhile.
      if (!(await this.#delete(ids))) return ended;
      ended.push(...ids);
    }
  }

  /** @returns whether there was any of them; taken to be so where the driver does not say */
  async #delete(ids: string[]): Promise<boolean> {
    if (ids.length === 0) return false;
    const deleting = this.dataSource.createQueryBuilder().delete().from(this.#table);
    const { affected } = await deleting.where('id IN (:...ids)', { ids }).execute();
    return affected !== 0;
  }

  #payloadOf(session: Pick<StoredSession, 'user_id' | 'payload'>): string {
    return writeLaravelSession(session, this.#form).toString('base64');
  }
}
