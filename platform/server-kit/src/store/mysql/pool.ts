import * as mysql2 from 'mysql2';
import { Timeouts } from '../timeouts';
import type { TimeLimits } from '../time-limits';
import { StoreUnavailable } from '../store-unavailable';
import type { SlotDelays } from '../slot-delays';

type Taken = Parameters<mysql2.Pool['getConnection']>[0];

/**
 * A pool that never lets anybody wait for ever: for a connection, for a turn, for a lock, for an answer.
 *
 * @param waits  called when a caller begins to wait for a turn and when the wait is over: docs/decisions/0041
 */
export function limitedPool(options: mysql2.PoolOptions, limits: TimeLimits, waits: SlotDelays): mysql2.Pool {
  const pool = mysql2.createPool({ ...options, connectTimeout: limits.connectMs });
  const answers = new Timeouts(limits.answerMs);
  pool.on('connection', (connection) => {
    limitAnswers(connection, answers);
    prepare(connection, limits);
  });
  limitTurns(pool, new Timeouts(limits.acquireMs), waits);
  return pool;
}

/**
 * READ COMMITTED with explicit row locks: InnoDB's default level allows lost updates and write skew. Said once for each
 * connection, not in a statement before each transaction. The comment is for MariaDB alone, which ends what a stopped
 * process left open; MySQL has no such limit.
 */
function prepare(connection: mysql2.PoolConnection, limits: TimeLimits): void {
  const { lockWaitS, statementS, idleTransactionS } = limits;
  const hangUp = (error: mysql2.QueryError | null) => {
    if (error) connection.destroy();
  };
  connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', hangUp);
  connection.query(
    `SET SESSION innodb_lock_wait_timeout = ${lockWaitS}
      /*M!100300 , max_statement_time = ${statementS}, idle_transaction_timeout = ${idleTransactionS} */`,
    hangUp,
  );
}

/** A statement without an answer: the connection is dead, whatever the network says, and its statement fails. */
function limitAnswers(connection: mysql2.PoolConnection, answers: Timeouts): void {
  const hangUp = () => void streamOf(connection).destroy(silence());
  const limited = <Sent extends (...parameters: never[]) => mysql2.Query>(send: Sent) =>
    ((...parameters: Parameters<Sent>) => {
      const command = send.apply(connection, parameters);
      command.on('end', answers.begin(hangUp));
      return command;
    }) as unknown as Sent;
  connection.query = limited(connection.query);
  connection.execute = limited(connection.execute as never) as typeof connection.execute;
}

const silence = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });

/** A turn that comes too late goes to the next. */
function limitTurns(pool: mysql2.Pool, turns: Timeouts, waits: SlotDelays): void {
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (taken: Taken) => {
    const done = waits.begin();
    let isOver = false;
    const end = turns.begin(() => {
      isOver = true;
      done();
      taken(new StoreUnavailable('no connection is free'), undefined as never);
    });
    getConnection((error, connection) => {
      end();
      done();
      if (!isOver) return taken(error, connection);
      if (!error) connection.release();
    });
  };
}

/** Its own `destroy` says goodbye and waits for the other side, which a dead one never answers. */
function streamOf(connection: mysql2.PoolConnection): { destroy(error: Error): void } {
  return (connection as unknown as { stream: { destroy(error: Error): void } }).stream;
}
