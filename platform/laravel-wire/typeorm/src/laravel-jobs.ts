import type { FailedJob, JobStore, NewJob, StoredJob } from '@laravel-wire/nest/queue';
import type { DataSource, EntityManager } from 'typeorm';
import { sqlTime } from './sql-time';

/** Names of the tables and the connection, Laravel’s own by default. */
export interface LaravelJobsOptions {
  table?: string;
  failedTable?: string;
  /** The queue connection's name at Laravel, which `queue:retry` brings a failed job back to. */
  connection?: string;
}

/** Others were faster so often: the worker comes again. */
const MISSES_MAX = 100;

/** Laravel's database queue. */
export class LaravelJobs implements JobStore {
  readonly #options: Required<LaravelJobsOptions>;

  constructor(
    private readonly dataSource: DataSource,
    options: LaravelJobsOptions = {},
  ) {
    this.#options = { table: 'jobs', failedTable: 'failed_jobs', connection: 'database', ...options };
  }

  push(job: NewJob): Promise<void> {
    return this.#insert(this.dataSource.manager, job);
  }

  /** Compare and set, which every database has: a worker of Laravel's locks the row, so one of the two waits. */
  async reserve(queue: string, now: number, expired: number): Promise<StoredJob | null> {
    for (let misses = 0; misses < MISSES_MAX; misses += 1) {
      const row = await this.dataSource
        .createQueryBuilder()
        .select(['id', 'queue', 'payload', 'attempts'])
        .from(this.#options.table, 'job')
        .where('queue = :queue', { queue })
        .andWhere('((reserved_at IS NULL AND available_at <= :now) OR reserved_at <= :expired)', {
          now,
          expired,
        })
        .orderBy('id')
        .limit(1)
        .getRawOne<StoredJob>();
      if (!row) return null;

      const attempts = Number(row.attempts);
      const { affected } = await this.dataSource
        .createQueryBuilder()
        .update(this.#options.table)
        .set({ reserved_at: now, attempts: attempts + 1 })
        .where('id = :id AND attempts = :attempts', { id: row.id, attempts })
        .execute();
      if (affected === 1) return { ...row, id: Number(row.id), attempts: attempts + 1 };
    }
    return null;
  }

  async delete(job: StoredJob): Promise<void> {
    await this.#remove(this.dataSource.manager, job);
  }

  async release({ id, queue, payload, attempts }: StoredJob, now: number, available: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.#remove(manager, { id, attempts })) {
        await this.#insert(manager, { queue, payload, attempts, available_at: available, created_at: now });
      }
    });
  }

  async fail(job: StoredJob, { failed_at, ...failed }: FailedJob): Promise<void> {
    const { connection, failedTable } = this.#options;
    const { queue, payload } = job;
    await this.dataSource.transaction(async (manager) => {
      if (await this.#remove(manager, job)) {
        const columns = { ...failed, connection, queue, payload, failed_at: sqlTime(failed_at) };
        await manager.createQueryBuilder().insert().into(failedTable).values(columns).execute();
      }
    });
  }

  async #insert(manager: EntityManager, job: NewJob): Promise<void> {
    const columns = { ...job, reserved_at: null };
    await manager.createQueryBuilder().insert().into(this.#options.table).values(columns).execute();
  }

  /** True where it was there, and nobody has reserved it since. */
  async #remove(
    manager: EntityManager,
    { id, attempts }: Pick<StoredJob, 'id' | 'attempts'>,
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .delete()
      .from(this.#options.table)
      .where('id = :id AND attempts = :attempts', { id, attempts })
      .execute();
    return affected === 1;
  }
}
