/** Timeouts of a process for MySQL at each step. What takes longer ends, and is answered with 503. */
export interface TimeLimits {
  /** A new connection, until the server has greeted. */
  connectMs: number;
  /** A turn at one of the pool's connections. */
  acquireMs: number;
  /** A row lock that another transaction holds. */
  lockWaitS: number;
  /** One statement, ended by the server. */
  statementS: number;
  /** One statement, until its connection counts as dead: longer than the server's own limit. */
  answerMs: number;
  /** A transaction whose process has fallen silent: its locks are then free for others. */
  idleTransactionS: number;
}

/** A person waits: all of it together stays below ten seconds. */
export const SERVER_LIMITS: TimeLimits = {
  connectMs: 2_000,
  acquireMs: 4_000,
  lockWaitS: 3,
  statementS: 4,
  answerMs: 5_000,
  idleTransactionS: 10,
};

/** Nobody waits for a command: a migration or an import may have statements of many minutes. */
export const COMMAND_LIMITS: TimeLimits = {
  connectMs: 10_000,
  acquireMs: 10_000,
  lockWaitS: 50,
  statementS: 0,
  answerMs: 3_600_000,
  idleTransactionS: 3_600,
};
