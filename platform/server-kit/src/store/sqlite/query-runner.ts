import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { tracedStatement } from '../../base/tracing/traced-statements';
import type { PreparedRunner } from '../reading';
import type { Answer } from './session';
import { SqliteFailure } from './sqlite-failure';
import type { SqliteStore } from './store';
import type { WriterSlot } from './writer';

/** Stand-in for an error where the store is to blame; null for any other. */
export type FaultOf = (error: unknown) => Error | null;

/** TypeORM's own: a list of rows, an id, or the structured result. */
type Result = ReturnType<BetterSqlite3QueryRunner['query']>;

/** TypeORM's way to SQLite, over threads: a transaction has the writer to itself, anything else reads beside it. */
export class ThreadedQueryRunner extends BetterSqlite3QueryRunner implements PreparedRunner {
  private turn: WriterSlot | null = null;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly store: SqliteStore,
    private readonly faultOf: FaultOf,
  ) {
    super(driver);
  }

  override async query(sql: string, given: unknown[] = [], structured = false): Result {
    const answer = await this.ask(sql, given);
    return structured ? structuredResult(answer) : plainResult(answer);
  }

  async prepared<Answer>(sql: string, values: readonly unknown[]): Promise<Answer> {
    return plainResult(await this.ask(sql, values)) as Answer;
  }

  /** Nothing is locked outside a transaction. */
  preparedOnce<Answer>(sql: string, values: readonly unknown[]): Promise<Answer> {
    return this.prepared(sql, values);
  }

  /** @throws what stands for a fault of the store, QueryFailedError for any other refusal of SQLite's */
  private ask(sql: string, given: readonly unknown[]): Promise<Answer> {
    return tracedStatement('sqlite', sql, () => this.answered(sql, given));
  }

  private async answered(sql: string, given: readonly unknown[]): Promise<Answer> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const { logger } = this.dataSource;
    const parameters = given.map((value) => (typeof value === 'boolean' ? Number(value) : value));
    logger.logQuery(sql, parameters, this);
    try {
      return await (this.turn ?? this.store).ask(immediate(sql), parameters);
    } catch (error) {
      const fault = this.faultOf(error);
      if (fault || !(error instanceof SqliteFailure)) throw fault ?? error;
      logger.logQueryError(error, sql, parameters, this);
      throw new QueryFailedError(sql, parameters, error);
    }
  }

  override async startTransaction(
    ...given: Parameters<BetterSqlite3QueryRunner['startTransaction']>
  ): Promise<void> {
    if (this.turn) return super.startTransaction(...given);
    try {
      this.turn = await this.store.turn();
      await super.startTransaction(...given);
    } catch (error) {
      await this.endTransaction(false);
      throw this.faultOf(error) ?? error;
    }
  }

  /** A commit that failed is rolled back at once: its caller does not have to. */
  override async commitTransaction(): Promise<void> {
    const isOutermost = this.transactionDepth <= 1;
    try {
      await super.commitTransaction();
    } catch (error) {
      if (isOutermost) await this.endTransaction(false);
      throw error;
    }
    if (isOutermost) await this.endTransaction(true);
  }

  override async rollbackTransaction(): Promise<void> {
    const isOutermost = this.transactionDepth <= 1;
    try {
      await super.rollbackTransaction();
    } finally {
      if (isOutermost) await this.endTransaction(false);
    }
  }

  /** Work still under way when its transaction has ended must not go on outside of it. */
  override async release(): Promise<void> {
    await super.release();
    this.isReleased = true;
  }

  override async beforeMigration(): Promise<void> {
    await this.query('PRAGMA foreign_keys = OFF');
  }

  override async afterMigration(): Promise<void> {
    await this.query('PRAGMA foreign_keys = ON');
  }

  protected override loadPragmaRecords(tablePath: string, pragma: string): Result {
    const [database, table] = this.splitTablePath(tablePath);
    return this.query(`PRAGMA ${database ? `"${database}".` : ''}${pragma}("${table}")`);
  }

  /** Whatever happened, the next transaction finds the writer free, and this runner may begin another. */
  private async endTransaction(isClean: boolean): Promise<void> {
    const turn = this.turn;
    this.turn = null;
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    await turn?.end(isClean);
  }
}

/** Another process (the command line) must be waited for at the start, and not fail at the first write. */
const immediate = (sql: string): string => (sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql);

const plainResult = (answer: Answer): unknown => ('rows' in answer ? answer.rows : answer.lastInsertRowid);

function structuredResult(answer: Answer): QueryResult {
  const result = new QueryResult();
  result.raw = plainResult(answer);
  if ('rows' in answer) result.records = answer.rows;
  else result.affected = answer.changes;
  return result;
}
