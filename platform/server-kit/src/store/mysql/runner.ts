import type * as mysql2 from 'mysql2';
import type { DataSource, ReplicationMode } from 'typeorm';
import { QueryFailedError, QueryResult, QueryRunnerAlreadyReleasedError } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { type GuestReading, guestScope, type Send } from '../replicas/guest-scope';
import { isConflict, isOutage } from './outages';
import type { PreparedRunner } from '../reading';
import { StoreUnavailable } from '../store-unavailable';
import { tracedStatement } from '../../base/tracing/traced-statements';

type Raw = mysql2.QueryResult;
/** TypeORM's own: what the driver gave, or the structured result. */
type Result = ReturnType<MysqlQueryRunner['query']>;
type IsolationLevel = Parameters<MysqlQueryRunner['startTransaction']>[0];
type Statement = [sql: string, parameters: readonly unknown[] | undefined, send: Send];

/** Before it a runner sends nothing, and until it is answered nothing else: it gets the connection for all. */
const BEGIN = 'START TRANSACTION';

/**
 * TypeORM's way to MySQL, without what its own runner does at each statement and each transaction for subscribers and
 * logs that nobody here has. An outage is one error, wherever it strikes: in getting a connection, in a statement, in a
 * commit. A statement is one promise: each further one costs as much as a log line's being able to name its request.
 */
class QuietRunner extends MysqlQueryRunner implements PreparedRunner {
  private isForOne = false;

  override query(sql: string, parameters?: unknown[], structured = false): Result {
    const raw = this.ask(sql, parameters, (connection, taken) => connection.query(sql, parameters, taken));
    return structured ? raw.then(structuredResult) : raw;
  }

  prepared<Answer>(sql: string, values: readonly unknown[]): Promise<Answer> {
    const options = { sql, dateStrings: true };
    const raw = this.ask(sql, values, (connection, taken) =>
      connection.execute(options, values as mysql2.ExecuteValues, taken),
    );
    return raw as Promise<Answer>;
  }

  preparedOnce<Answer>(sql: string, values: readonly unknown[]): Promise<Answer> {
    this.isForOne = true;
    return this.prepared(sql, values);
  }

  override async startTransaction(isolation?: IsolationLevel): Promise<void> {
    if (isolation || this.transactionDepth > 0) return super.startTransaction(isolation);
    this.isTransactionActive = true;
    await this.query(BEGIN);
    this.transactionDepth = 1;
  }

  override async commitTransaction(): Promise<void> {
    if (this.transactionDepth !== 1) return super.commitTransaction();
    await this.query('COMMIT');
    this.isTransactionActive = false;
    this.transactionDepth = 0;
  }

  /** @throws StoreUnavailable for an outage, QueryFailedError for any other refusal of the server's */
  private ask(sql: string, parameters: readonly unknown[] | undefined, send: Send): Promise<Raw> {
    return tracedStatement('mysql', sql, () => this.answered(sql, parameters, send));
  }

  private answered(sql: string, parameters: readonly unknown[] | undefined, send: Send): Promise<Raw> {
    if (this.isReleased) return Promise.reject(new QueryRunnerAlreadyReleasedError());
    const guest = guestScope.getStore();
    if (guest) return this.answeredFor(guest, sql, parameters, send);
    return this.sent(sql, parameters, send);
  }

  private async answeredFor(guest: GuestReading, ...statement: Statement): Promise<Raw> {
    if (this.isTransactionActive) guest.end();
    const [sql, , send] = statement;
    const elsewhere = await guest.ask(sql, send);
    return elsewhere ? elsewhere.raw : this.sent(...statement);
  }

  private sent(...[sql, parameters, send]: Statement): Promise<Raw> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        this.endOnce();
        reject(this.refusal(error, sql, parameters));
      };
      const answered = (error: mysql2.QueryError | null, raw: Raw) => {
        if (error) return fail(error);
        this.endOnce();
        resolve(raw);
      };
      const go = (connection: mysql2.PoolConnection) => {
        try {
          send(connection, answered);
        } catch (error) {
          // The driver refuses at once what cannot be bound.
          fail(error);
        }
      };
      // Its type says `any`; set once the first statement has got one.
      const own = this.databaseConnection as mysql2.PoolConnection | undefined;
      if (own) go(own);
      else if (this.isForOne || sql === BEGIN) this.takeOne(go, fail);
      else this.connect().then(go, fail);
    });
  }

  /** Same as `connect`, without its promises: nothing else waits for the same connection. */
  private takeOne(go: (connection: mysql2.PoolConnection) => void, fail: (error: unknown) => void): void {
    const pool = this.driver.pool as mysql2.Pool;
    pool.getConnection((error, connection) => {
      if (error) return fail(error);
      this.databaseConnection = connection;
      go(connection);
    });
  }

  private endOnce(): void {
    if (!this.isForOne) return;
    this.isReleased = true;
    (this.databaseConnection as mysql2.PoolConnection | undefined)?.release();
  }

  private refusal(error: unknown, sql: string, parameters: readonly unknown[] | undefined): Error {
    if (error instanceof StoreUnavailable) return error;
    const isOver = !this.isTransactionActive && isConflict(error);
    if (isOver || isOutage(error)) return new StoreUnavailable(error);
    return new QueryFailedError(sql, parameters && [...parameters], error as Error);
  }
}

export function useQuietRunners(dataSource: DataSource): void {
  dataSource.driver.createQueryRunner = (mode: ReplicationMode) =>
    new QuietRunner(dataSource.driver as MysqlDriver, mode);
}

function structuredResult(raw: Raw): QueryResult {
  const result = new QueryResult();
  result.raw = raw;
  if (Array.isArray(raw)) result.records = raw;
  else result.affected = raw.affectedRows;
  return result;
}
