import type * as mysql2 from 'mysql2';
import {
  type DataSource,
  QueryFailedError,
  QueryResult,
  QueryRunnerAlreadyReleasedError,
  type ReplicationMode,
} from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';
import { guestScope, type Send } from '../replicas/guest-scope';
import { isConflict, isOutage } from './outages';
import type { PreparedRunner } from '../rows-of';
import { StoreUnavailable } from '../store-unavailable';
import { tracedStatement } from '../../tracing/traced-statements';

type Raw = mysql2.QueryResult;
/** TypeORM's own: what the driver gave, or the structured result. */
type Result = ReturnType<MysqlQueryRunner['query']>;

/**
 * TypeORM's way to MySQL, without what its own runner does at each statement for subscribers and logs that nobody here
 * has. An outage is one error, wherever it strikes: in getting a connection, in a statement, in a commit.
 */
class QuietRunner extends MysqlQueryRunner implements PreparedRunner {
  override async query(sql: string, parameters?: unknown[], structured = false): Result {
    const raw = await this.ask(sql, parameters, (connection, taken) =>
      connection.query(sql, parameters, taken),
    );
    return structured ? structuredResult(raw) : raw;
  }

  async prepared<Answer>(sql: string, values: readonly unknown[]): Promise<Answer> {
    const options = { sql, dateStrings: true };
    const raw = await this.ask(sql, values, (connection, taken) =>
      connection.execute(options, values as mysql2.ExecuteValues, taken),
    );
    return raw as Answer;
  }

  /** @throws StoreUnavailable for an outage, QueryFailedError for any other refusal of the server's */
  private ask(sql: string, parameters: readonly unknown[] | undefined, send: Send): Promise<Raw> {
    return tracedStatement('mysql', sql, () => this.answered(sql, parameters, send));
  }

  private async answered(sql: string, parameters: readonly unknown[] | undefined, send: Send): Promise<Raw> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const guest = guestScope.getStore();
    if (this.isTransactionActive) guest?.end();
    // A statement of anybody else waits for no promise more.
    const elsewhere = guest && (await guest.ask(sql, send));
    if (elsewhere) return elsewhere.raw;
    try {
      const connection = (await this.connect()) as mysql2.PoolConnection;
      return await new Promise((resolve, reject) =>
        send(connection, (error, raw) => (error ? reject(error) : resolve(raw))),
      );
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      const isOver = !this.isTransactionActive && isConflict(error);
      if (isOver || isOutage(error)) throw new StoreUnavailable(error);
      throw new QueryFailedError(sql, parameters && [...parameters], error as Error);
    }
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
