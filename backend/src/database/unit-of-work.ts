import { NotFound } from '@laravel-wire/nest';
import { Injectable, Logger } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  IsNull,
  type ObjectLiteral,
} from 'typeorm';
import { Clock } from '../clock/clock';
import type { BaseRecord } from './base-record';
import { isSqlite } from './is-sqlite';
import { insertRow } from './insert-row';
import { lastWords } from './last-words';
import { StoreUnavailable } from './store-unavailable';

/** A record's own columns, without what the table and the transaction fill in. */
type Same<A, B, Then> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? Then : never;

/** What is neither method nor getter. */
type ColumnOf<T> = {
  [K in keyof T]-?: T[K] extends (...args: never[]) => unknown
    ? never
    : Same<Pick<T, K>, { -readonly [P in K]: T[P] }, K>;
}[keyof T];

export type NewRecord<T extends BaseRecord> = Omit<Pick<T, ColumnOf<T>>, keyof BaseRecord>;

/** A transaction in progress: its manager, row locks, and what to do once it is committed. */
export class Transaction {
  private readonly effects: (() => void | Promise<void>)[] = [];

  constructor(
    readonly manager: EntityManager,
    /** The instant all rows of this transaction are stamped with. */
    readonly now: Date,
    private readonly locks: boolean,
  ) {}

  /** Inserts a record with its stamps; the result has its id. */
  async insert<T extends BaseRecord>(entity: new () => T, fields: NewRecord<T>): Promise<T> {
    const stamps = { created_at: this.now, updated_at: this.now, deleted_at: null };
    const record = Object.assign(new entity(), fields, stamps);
    record.id = await insertRow(this.manager, record);
    return record;
  }

  /** Changes a record, in the table and in memory; fields that are undefined are left as they are. */
  async update<T extends BaseRecord>(record: T, changes: Partial<NewRecord<T>>): Promise<T> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const stamped = { ...given, updated_at: this.now };
    await this.manager.update(record.constructor, { id: record.id }, stamped);
    return Object.assign(record, stamped);
  }

  /**
   * Soft-deletes a record: it stays in the table and leaves every list.
   *
   * @throws NotFound when somebody else was first
   */
  async remove(record: BaseRecord): Promise<void> {
    const stamps = { deleted_at: this.now, updated_at: this.now };
    const { id, constructor: entity } = record;
    const { affected } = await this.manager.update(entity, { id, deleted_at: IsNull() }, stamps);
    if (affected === 0) throw NotFound.record(entity.name, id);
    Object.assign(record, stamps);
  }

  /**
   * Reads one row and holds it until the end of the transaction. SQLite has one writer at a time, so the
   * transaction itself is the lock there.
   */
  lock<T extends ObjectLiteral>(entity: EntityTarget<T>, where: FindOptionsWhere<T>): Promise<T | null> {
    const lock = this.locks ? { lock: { mode: 'pessimistic_write' as const } } : {};
    return this.manager.findOne(entity, { where, ...lock });
  }

  /** Broadcasts, mails and provider calls belong here: never inside the transaction. */
  afterCommit(effect: () => void | Promise<void>): void {
    this.effects.push(effect);
  }

  /** @internal Runs the effects in order; a failing one is logged, because the commit cannot be taken back. */
  async settle(logger: Logger): Promise<void> {
    for (const effect of this.effects) {
      try {
        await effect();
      } catch (error) {
        logger.error('after commit', error instanceof Error ? error.stack : String(error));
      }
    }
  }
}

/** Deadlock, lock wait time-out, and MariaDB's "record has changed since last read". */
const RETRYABLE = new Set([1213, 1205, 1020]);
const ATTEMPTS = 4;
/** A lock that is waited for in vain is not waited for once more: somebody waits for the answer. */
const RETRIED_MS = 4_000;

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
    const until = performance.now() + RETRIED_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, tx } = await this.attempt(work);
        await tx.settle(this.logger);
        return result;
      } catch (error) {
        if (!isRetryable(error)) throw error;
        if (attempt === ATTEMPTS || performance.now() > until) throw new StoreUnavailable(error);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * attempt));
      }
    }
  }

  private async attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T; tx: Transaction }> {
    const locks = !isSqlite(this.dataSource);
    const words = lastWords.getStore();
    const done = await this.dataSource.transaction(async (manager) => {
      const tx = new Transaction(manager, this.clock.now(), locks);
      const result = await work(tx);
      await words?.say(manager);
      return { result, tx };
    });
    words?.heard();
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
