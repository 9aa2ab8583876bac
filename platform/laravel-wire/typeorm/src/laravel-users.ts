import type { Clock, NewUser, UserId, UserProvider, WireUser } from '@laravel-wire/nest';
import { userIdFrom } from '@laravel-wire/nest';
import type { DataSource } from 'typeorm';
import { requireCasts, shownColumn } from './column-casts';
import { emailTaken } from './driver-code';
import { rowsOf } from './rows-of';
import { sqlTime } from './sql-time';

/** A row of the table: every column under its own name. */
export type LaravelUser = WireUser & Record<string, unknown>;

/** Differences of the application’s User model from a new Laravel’s. */
export interface LaravelUsersOptions {
  table?: string;
  /** The model deletes softly: such accounts do not exist. */
  softDeletes?: boolean;
  /** Columns that `GET /api/user` does not show, as the model's `$hidden`; the password and Fortify's secrets without it. */
  hidden?: string[];
  /** The columns of a registration; name, email and password without it, as in a new Laravel. */
  columnsOf?: (input: NewUser) => Record<string, unknown>;
  /** The model's `$casts`: `{ admin: 'boolean', settings: 'array', balance: 'decimal:2' }`. */
  casts?: Record<string, string>;
  clock?: Clock;
}

/** Laravel's `users` table. A model of `HasUuids` or `HasUlids` makes its ids in `columnsOf`. */
export class LaravelUsers implements UserProvider<LaravelUser> {
  readonly #options: Required<LaravelUsersOptions>;

  constructor(
    private readonly dataSource: DataSource,
    options: LaravelUsersOptions = {},
  ) {
    this.#options = {
      table: 'users',
      softDeletes: false,
      hidden: ['password', 'remember_token', 'two_factor_secret', 'two_factor_recovery_codes'],
      columnsOf: ({ name, email, password }) => ({ name, email, password }),
      casts: {},
      clock: { now: () => new Date() },
      ...options,
    };
    requireCasts(this.#options.casts);
  }

  findById(id: UserId): Promise<LaravelUser | null> {
    return this.#find('id = :id', { id });
  }

  /** MySQL compares without regard to letter case, and by its index; others are configured to. */
  findByEmail(email: string): Promise<LaravelUser | null> {
    const isMysql = ['mysql', 'mariadb'].includes(this.dataSource.options.type);
    return this.#find(isMysql ? 'email = :email' : 'LOWER(email) = :email', { email });
  }

  async create(input: NewUser): Promise<LaravelUser> {
    const now = sqlTime(this.#options.clock.now());
    const columns = { ...this.#options.columnsOf(input), created_at: now, updated_at: now };
    const query = this.dataSource.createQueryBuilder().insert().into(this.#options.table).values(columns);
    await query.execute().catch(emailTaken);
    const user = await this.findByEmail(input.email);
    if (!user) throw new Error('the account just made is not there');
    return user;
  }

  /** Every column that is not hidden, by its cast; `…_at` columns are times in UTC, as in Laravel's JSON. */
  present(user: LaravelUser): object {
    const { hidden, casts } = this.#options;
    const shown = Object.entries(user).filter(([column]) => !hidden.includes(column));
    return Object.fromEntries(
      shown.map(([column, value]) => [column, shownColumn(column, value, casts[column])]),
    );
  }

  updatePassword(id: UserId, hash: string, compared: string): Promise<void> {
    return this.#update(id, { password: hash }, compared);
  }

  rememberToken(id: UserId, token: string): Promise<void> {
    return this.#update(id, { remember_token: token });
  }

  async #find(condition: string, parameters: object): Promise<LaravelUser | null> {
    const { table, softDeletes } = this.#options;
    const living = softDeletes ? `${condition} AND deleted_at IS NULL` : condition;
    const [row] = await rowsOf(this.dataSource, table, living, parameters);
    return row ? ({ ...row, id: userIdFrom(row['id']) } as LaravelUser) : null;
  }

  /** @param compared  the password that the row still has to have */
  async #update(id: UserId, columns: Record<string, string>, compared?: string): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .update(this.#options.table)
      .set(columns)
      .where(compared === undefined ? 'id = :id' : 'id = :id AND password = :compared', { id, compared })
      .execute();
  }
}
