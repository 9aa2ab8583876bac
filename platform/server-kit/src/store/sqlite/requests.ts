import { type Answer, type SessionOptions, SqliteSession } from './session';

/** A statement with its values, or `reset`, which rolls back a transaction that was left open. */
export type Request = { sql: string; parameters: unknown[] } | 'reset';

/** The answer of SQLite, in a form that crosses threads. */
export interface Failure {
  message: string;
  code?: string;
  rawCode?: number;
  stack?: string;
  /** True while a transaction is open: some failures end it. */
  inTransaction: boolean;
}

export type Reply = { answer: Answer } | { failure: Failure };

/** The driver leaves such a statement under way, and its session with what was committed then. */
const EXPLAIN = /^\s*EXPLAIN\b/i;

/** Answers requests one after the other over one session, which is opened when it is first needed. */
export class Requests {
  private session: SqliteSession | null = null;

  constructor(private readonly options: SessionOptions) {}

  reply(request: Request): Reply {
    try {
      if (request === 'reset') return { answer: this.reset() };
      this.session ??= new SqliteSession(this.options);
      const answer = this.session.execute(request.sql, request.parameters);
      if (this.options.isReader && EXPLAIN.test(request.sql)) this.close();
      return { answer };
    } catch (error) {
      const inTransaction = this.session?.inTransaction ?? false;
      // A statement that failed half way may hold a reader to what it saw then.
      if (this.options.isReader) this.close();
      return { failure: { ...plain(error), inTransaction } };
    }
  }

  close(): void {
    this.session?.close();
    this.session = null;
  }

  /** A session that cannot even roll back is given up: the next statement opens another. */
  private reset(): Answer {
    try {
      if (this.session?.inTransaction) this.session.execute('ROLLBACK', []);
    } catch {
      this.close();
    }
    return { rows: [] };
  }
}

function plain(error: unknown): Omit<Failure, 'inTransaction'> {
  const { message, code, rawCode, stack } = error as Failure;
  return { message, code, rawCode, stack };
}
