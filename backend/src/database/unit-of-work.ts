import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { isSqlite } from './is-sqlite';
import { lastStatement } from './last-statement';
import { StoreUnavailable } from './store-unavailable';
import { Transaction } from './transaction';

export { type NewRecord, Transaction } from './transaction';

/** Deadlock, lock wait time-out, and MariaDB's "record has changed since last read". */
const RETRYABLE = new Set([1213, 1205, 1020]);
const ATTEMPTS = 4;
/** A lock that is waited for in vain is not waited for once more: somebody waits for the answer. */
const RETRIED_MS = 4_000;

/** What a transaction gave, and the end of what follows its commit. */
export interface Committed<T> {
  result: T;
  settled: Promise<void>;
}

/** Runs work in one transaction, tells the world only after the commit, and repeats what a deadlock rolled back. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws what the work throws, after the rollback; nothing of it is then left and nobody was told. StoreUnavailable
   *   where the database went away: when that was at the commit, its outcome is unknown
   */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, settled } = await this.commit(work);
    await settled;
    return result;
  }

  /** The same, back with the commit. `settled` is when the world has been told; it never fails. @throws as `run` */
  async commit<T>(work: (tx: Transaction) => Promise<T>): Promise<Committed<T>> {
    const until = performance.now() + RETRIED_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, tx } = await this.attempt(work);
        return { result, settled: tx.settle(this.logger) };
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt === ATTEMPTS || performance.now() > until) throw new StoreUnavailable(error);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * attempt));
      }
    }
  }

  private async attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T; tx: Transaction }> {
    const locks = !isSqlite(this.dataSource);
    const last = lastStatement.getStore();
    const done = await this.dataSource.transaction(async (manager) => {
      const tx = new Transaction(manager, this.clock.now(), locks);
      const result = await work(tx);
      await last?.run(manager);
      return { result, tx };
    });
    last?.committed();
    return done;
  }
}

function isRetryable(error: unknown): boolean {
  const errno = (error as { driverError?: { errno?: unknown } } | null)?.driverError?.errno;
  return typeof errno === 'number' && RETRYABLE.has(errno);
}

/** Whether a write failed on a unique key: somebody else was first. */
export function isDuplicate(error: unknown): boolean {
  const driver = (error as { driverError?: { errno?: unknown; code?: unknown } } | null)?.driverError;
  return (
    driver?.errno === 1062 ||
    String(driver?.code).startsWith('SQLITE_CONSTRAINT_UNIQUE') ||
    driver?.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}
