import { flagFrom, instantFrom, rowsOf } from '@kit/server/store/reading';
import type { SessionStore, StoredSession } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Not, Repository } from 'typeorm';
import { AdminRights } from '../../users/admin-rights';
import { User } from '../../users/user.entity';
import { Session } from './session.entity';

type Raw = Record<string, never>;

/** The columns of a user read beside a session, each under an `account_` name. */
const USER_COLUMNS = [
  ...['id', 'name', 'email', 'phone', 'about', 'password', 'owner', 'admin', 'role', 'email_verified_at'],
  ...['suspended_at', 'remember_token', 'two_factor_confirmed_at', 'created_at', 'updated_at'],
  'deleted_at',
] as const;

/** A user from a raw row; read by hand because every signed-in request needs it. */
function userFrom(row: Raw): User {
  const user = new User();
  for (const column of USER_COLUMNS) user[column] = row[`account_${column}`] as never;
  user.owner = flagFrom(user.owner);
  user.admin = flagFrom(user.admin);
  for (const column of [
    'email_verified_at',
    'suspended_at',
    'two_factor_confirmed_at',
    'deleted_at',
  ] as const) {
    user[column] = instantFrom(user[column]);
  }
  user.created_at = instantFrom(user.created_at);
  user.updated_at = instantFrom(user.updated_at);
  return user;
}

const READ = `
  SELECT s.user_id, s.ip_address, s.user_agent, s.payload, s.last_activity,
    ${USER_COLUMNS.map((column) => `u.${column} AS account_${column}`).join(', ')}
  FROM sessions s LEFT JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL
  WHERE s.id = ?`;

type Row = Record<string, never> & { user_id: number | null; payload: string };

/** Sessions in the database; a read brings the user along, so that a signed-in request costs one query. */
@Injectable()
export class DatabaseSessionStore implements SessionStore {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
    private readonly rights: AdminRights,
  ) {}

  async read(id: string): Promise<(StoredSession & { user: User | null }) | null> {
    const [row] = await rowsOf<Row>(this.dataSource, READ, [id]);
    if (!row || !isOurs(row.payload)) return null;
    return {
      user_id: row.user_id,
      ip_address: row['ip_address'] ?? null,
      user_agent: row['user_agent'] ?? null,
      payload: JSON.parse(row.payload) as Record<string, unknown>,
      last_activity: Number(row['last_activity']),
      user: row['account_id'] === null ? null : this.rights.of(userFrom(row)),
    };
  }

  async write(id: string, session: StoredSession): Promise<void> {
    await this.sessions.insert({ id, ...columns(session) });
  }

  async update(id: string, changes: Partial<StoredSession>): Promise<void> {
    await this.sessions.update({ id }, columns(changes));
  }

  async destroy(id: string): Promise<boolean> {
    return (await this.sessions.delete({ id })).affected !== 0;
  }

  async destroyForUser(userId: number, exceptId?: string): Promise<string[]> {
    const where = exceptId === undefined ? { user_id: userId } : { user_id: userId, id: Not(exceptId) };
    const ended = await this.sessions.find({ where, select: { id: true } });
    await this.sessions.delete(where);
    return ended.map((session) => session.id);
  }

  /** A user's sessions, expired ones too; the latest first. */
  async forUser(userId: number): Promise<({ id: string } & StoredSession)[]> {
    const found = await this.sessions.find({
      where: { user_id: userId },
      order: { last_activity: 'DESC', id: 'ASC' },
    });
    const own = found.filter(({ payload }) => isOurs(payload));
    return own.map((session) => ({
      ...session,
      payload: JSON.parse(session.payload) as Record<string, unknown>,
    }));
  }
}

/** An adopted Laravel left rows of its own, serialized by PHP: nobody's session here. */
function isOurs(payload: string): boolean {
  return payload.startsWith('{');
}

function columns<T extends Partial<StoredSession>>({ payload, ...session }: T) {
  return { ...session, ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }) };
}
