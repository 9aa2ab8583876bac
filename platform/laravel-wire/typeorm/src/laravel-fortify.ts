import { type Clock, type UserId, userIdFrom } from '@laravel-wire/nest';
import type {
  FortifyAccounts,
  FortifyColumns,
  FortifyEvent,
  FortifyUser,
  HeldAccount,
} from '@laravel-wire/nest/fortify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { emailTaken } from './driver-code';
import { LaravelPasswordResets } from './laravel-password-resets';
import { rowsOf } from './rows-of';
import { sqlTime, timeFrom } from './sql-time';

/** A row of the table: every column under its own name. */
export type LaravelFortifyUser = FortifyUser & Record<string, unknown>;

/** Callback for changes, and differences of the application’s tables from a new Laravel’s. */
export interface LaravelFortifyOptions {
  /**
   * Queues what is to be mailed, by `manager` or for after the commit, and does what else follows. It is in the
   * transaction: what it throws undoes the change, and a mail that it sent itself would stay sent.
   */
  happened: (event: FortifyEvent, user: LaravelFortifyUser, manager: EntityManager) => Promise<void>;
  table?: string;
  /** `password_resets` below Laravel 10. */
  resetsTable?: string;
  /** The model deletes softly: such accounts do not exist. */
  softDeletes?: boolean;
  clock?: Clock;
}

type Whose = { id: UserId } | { email: string };
type Work<T> = (account: HeldAccount<LaravelFortifyUser> | null) => Promise<T>;

/** The last queued transaction of each source whose database locks no rows. */
const queues = new WeakMap<DataSource, Promise<unknown>>();
/** The open transactions of the calling code. */
const transactions = new AsyncLocalStorage<Map<DataSource, EntityManager>>();

/** Fortify's columns of `users`, and `password_reset_tokens`: each change is one transaction that locks the user's row. */
export class LaravelFortify implements FortifyAccounts<LaravelFortifyUser> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly options: LaravelFortifyOptions,
  ) {}

  /** Within the `work` of another `hold` on the same source it is part of that transaction, and undone with it. */
  hold<T>(whose: Whose, work: Work<T>): Promise<T> {
    const outer = transactions.getStore()?.get(this.dataSource);
    if (outer) return this.#work(outer, whose, work);
    const held = () => this.dataSource.transaction((manager) => this.#open(manager, whose, work));
    if (this.#locksRows) return held();

    // TypeORM has one connection to SQLite: what runs at once there is one transaction, undone with whichever fails.
    const queued = (queues.get(this.dataSource) ?? Promise.resolve()).then(held, held);
    queues.set(this.dataSource, queued);
    return queued;
  }

  async #open<T>(manager: EntityManager, whose: Whose, work: Work<T>): Promise<T> {
    const open = new Map(transactions.getStore()).set(this.dataSource, manager);
    try {
      return await transactions.run(open, () => this.#work(manager, whose, work));
    } finally {
      // Code that `work` did not wait for must not join a transaction that has ended.
      open.delete(this.dataSource);
    }
  }

  async #work<T>(manager: EntityManager, whose: Whose, work: Work<T>): Promise<T> {
    const user = await this.#locked(manager, whose);
    return work(user && this.#held(manager, user));
  }

  get #isMysql(): boolean {
    return ['mysql', 'mariadb'].includes(this.dataSource.options.type);
  }

  get #locksRows(): boolean {
    return this.#isMysql || this.dataSource.options.type === 'postgres';
  }

  /** Reads by the table alone: no entity says which columns there are. */
  async #locked(manager: EntityManager, whose: Whose): Promise<LaravelFortifyUser | null> {
    const { table = 'users', softDeletes } = this.options;
    const byEmail = this.#isMysql ? 'email = :email' : 'LOWER(email) = :email';
    const condition = ('id' in whose ? 'id = :id' : byEmail) + (softDeletes ? ' AND deleted_at IS NULL' : '');
    if (this.#locksRows) {
      const query = manager.createQueryBuilder().select('id').from(table, 'held');
      await query.where(condition, whose).setLock('pessimistic_write').getRawMany();
    }
    const [row] = await rowsOf(this.dataSource, table, condition, whose, { manager });
    // MySQL takes accents and full-width letters for plain ones: another spelling is nobody's address.
    const isOther = 'email' in whose && String(row?.['email']).toLowerCase() !== whose.email;
    return row && !isOther ? userFrom(row) : null;
  }

  #held(manager: EntityManager, user: LaravelFortifyUser): HeldAccount<LaravelFortifyUser> {
    const { resetsTable, happened } = this.options;
    return {
      user,
      resetTokens: new LaravelPasswordResets(this.dataSource, {
        manager,
        ...(resetsTable !== undefined && { table: resetsTable }),
      }),
      update: (columns) => this.#update(manager, user, columns),
      happened: (event) => happened(event, user, manager),
    };
  }

  async #update(manager: EntityManager, user: LaravelFortifyUser, columns: FortifyColumns): Promise<void> {
    const { table = 'users', clock } = this.options;
    const updated_at = clock?.now() ?? new Date();
    const stored = Object.entries({ ...columns, updated_at }).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null ? sqlTime(value) : value,
    ]);
    const query = manager.createQueryBuilder().update(table).set(Object.fromEntries(stored));
    await query.where('id = :id', { id: user.id }).execute().catch(emailTaken);
    Object.assign(user, columns);
  }
}

function userFrom(row: Record<string, unknown>): LaravelFortifyUser {
  return {
    ...row,
    id: userIdFrom(row['id']),
    email_verified_at: timeFrom(row['email_verified_at']),
    two_factor_secret: row['two_factor_secret'] ?? null,
    two_factor_recovery_codes: row['two_factor_recovery_codes'] ?? null,
    two_factor_confirmed_at: timeFrom(row['two_factor_confirmed_at']),
  } as LaravelFortifyUser;
}
