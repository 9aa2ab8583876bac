import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../base/clock/clock';
import { lastStatement } from './last-statement';
import { isLost } from './mysql/outages';
import { isSqlite } from './reading';
import { StoreUnavailable } from './store-unavailable';
import { Transaction } from './transaction';

export { type ChangeOf, type NewRecord, Transaction } from './transaction';

/** Deadlock, lock wait time-out, and MariaDB's "record has changed since last read". */
const RETRYABLE = new Set([1213, 1205, 1020]);
const ATTEMPTS = 4;
/** A lock that is waited for in vain is not waited for once more: somebody waits for the answer. */
const RETRIED_MS = 4_000;
/** Up to so long before each further try, a little longer each time: others try, too; a server needs a moment. */
const [CONFLICT_MS, LOST_MS] = [25, 150];

/** Result of a transaction. `afterCommit` ends with the work that follows the commit; it never fails. */
export interface Committed<T> {
  result: T;
  afterCommit: Promise<void>;
}

/** An attempt in progress: once its commit was sent, a lost connection leaves open what became of it. */
interface Attempt {
  isSent: boolean;
}

/**
 * Runs work in one transaction, tells the world only after the commit, and repeats what a deadlock rolled back, or a
 * connection that was lost before the commit was sent.
 */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws what the work throws, after the rollback; nothing of it is then left and nobody was notified.
   *   StoreUnavailable where the database went away: when that was at the commit, its outcome is unknown
   */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, afterCommit } = await this.commit(work);
    await afterCommit;
    return result;
  }

  /** The same, but does not wait for the work that follows the commit. @throws as `run` */
  async commit<T>(work: (tx: Transaction) => Promise<T>): Promise<Committed<T>> {
    const until = performance.now() + RETRIED_MS;
    for (let count = 1; ; count += 1) {
      const attempt = { isSent: false };
      try {
        const { result, tx } = await this.attempt(work, attempt);
        return { result, afterCommit: tx.finish(this.logger) };
      } catch (error) {
        const waitMs = retriedAfter(error, attempt);
        if (waitMs === null) throw error;
        if (count === ATTEMPTS || performance.now() > until) {
          throw error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
        }
        await new Promise((resolve) => setTimeout(resolve, Math.random() * waitMs * count));
      }
    }
  }

  private async attempt<T>(
    work: (tx: Transaction) => Promise<T>,
    attempt: Attempt,
  ): Promise<{ result: T; tx: Transaction }> {
    const locks = !isSqlite(this.dataSource);
    const last = lastStatement.getStore();
    const done = await this.dataSource.manager.transaction(async (manager) => {
      const tx = new Transaction(manager, this.clock.now(), locks);
      const result = await work(tx);
      if (last) await last.run(manager);
      attempt.isSent = true;
      return { result, tx };
    });
    last?.committed();
    return done;
  }
}

/** Null for what another try would not help, or might do twice. */
function retriedAfter(error: unknown, { isSent }: Attempt): number | null {
  if (isRetryable(error)) return CONFLICT_MS;
  return !isSent && error instanceof StoreUnavailable && isLost(error.cause) ? LOST_MS : null;
}

function isRetryable(error: unknown): boolean {
  const errno = (error as { driverError?: { errno?: unknown } } | null)?.driverError?.errno;
  return typeof errno === 'number' && RETRYABLE.has(errno);
}

/** True where a write failed on a unique key: somebody else was first. */
export function isDuplicate(error: unknown): boolean {
  const driver = (error as { driverError?: { errno?: unknown; code?: unknown } } | null)?.driverError;
  return (
    driver?.errno === 1062 ||
    String(driver?.code).startsWith('SQLITE_CONSTRAINT_UNIQUE') ||
    driver?.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}
