import type { LockStore } from '@laravel-wire/nest/locks';
import type { DataSource } from 'typeorm';

/** The table and the prefix, Laravel’s own by default. */
export interface LaravelLocksOptions {
  table?: string;
  /** Laravel's `cache.prefix`. */
  prefix?: string;
  clock?: { now(): Date };
}

/** Laravel's `lock_timeout`: end of a lock that has no end of its own, in seconds. */
const DEFAULT_TIMEOUT = 86_400;

/** The locks of a Laravel whose cache is its database: its table `cache_locks`. */
export class LaravelLocks implements LockStore {
  readonly #options: Required<LaravelLocksOptions>;

  constructor(
    private readonly dataSource: DataSource,
    options: LaravelLocksOptions = {},
  ) {
    this.#options = { table: 'cache_locks', prefix: '', clock: { now: () => new Date() }, ...options };
  }

  async acquire(name: string, owner: string, seconds: number): Promise<boolean> {
    const columns = { owner, expiration: this.#end(seconds) };
    const insert = this.dataSource.createQueryBuilder().insert().into(this.#options.table);
    const isNew = await insert
      .values({ key: this.#options.prefix + name, ...columns })
      .execute()
      .then(() => true)
      // Somebody's row stands there; what else is wrong fails the update too.
      .catch(() => false);
    return isNew || this.#update(name, columns, '(owner = :owner OR expiration <= :now)', owner);
  }

  refresh(name: string, owner: string, seconds: number): Promise<boolean> {
    return this.#update(
      name,
      { expiration: this.#end(seconds) },
      'owner = :owner AND expiration > :now',
      owner,
    );
  }

  async release(name: string, owner: string): Promise<boolean> {
    const { affected } = await this.#delete(`${this.#isKey} AND owner = :owner`, {
      ...this.#named(name),
      owner,
    });
    return affected === 1;
  }

  async forceRelease(name: string): Promise<void> {
    await this.#delete(this.#isKey, this.#named(name));
  }

  async ownerOf(name: string): Promise<string | null> {
    const row = await this.dataSource
      .createQueryBuilder()
      .select('owner', 'owner')
      .from(this.#options.table, 'held')
      .where(`${this.#isKey} AND expiration > :now`, this.#named(name))
      .getRawOne<{ owner: string }>();
    return row?.owner ?? null;
  }

  /** Deletes the rows of locks that have ended, as Laravel does at two of a hundred locks. */
  async prune(): Promise<void> {
    await this.#delete('expiration <= :now', this.#named(''));
  }

  async #update(name: string, columns: object, where: string, owner: string): Promise<boolean> {
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(this.#options.table)
      .set(columns)
      .where(`${this.#isKey} AND ${where}`, { ...this.#named(name), owner })
      .execute();
    return affected === 1;
  }

  #delete(where: string, values: object) {
    return this.dataSource
      .createQueryBuilder()
      .delete()
      .from(this.#options.table)
      .where(where, values)
      .execute();
  }

  /** MySQL reserves the column's name. */
  get #isKey(): string {
    return `${this.dataSource.driver.escape('key')} = :key`;
  }

  #named(name: string): { key: string; now: number } {
    return { key: this.#options.prefix + name, now: this.#now() };
  }

  #end(seconds: number): number {
    return this.#now() + (seconds > 0 ? seconds : DEFAULT_TIMEOUT);
  }

  #now(): number {
    return Math.floor(this.#options.clock.now().getTime() / 1000);
  }
}
