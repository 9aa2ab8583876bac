import { isMainThread } from 'node:worker_threads';
import Database from 'libsql';
import { collectGarbage } from '../../base/memory/heap';

export interface SessionOptions {
  /** A path, or `:memory:`. */
  file: string;
  /** A reader refuses to write whatever the statement. */
  isReader: boolean;
}

export type Answer = { rows: unknown[] } | { changes: number; lastInsertRowid: number };

/** SQLite's own wait for another process; who asks for longer asks again (see lock-wait.ts). */
const BUSY_MS = 200;
const CACHED = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i;
const CACHE_SIZE = 200;
/** Statements given up, each with some kilobytes of the driver's, for which this thread stands still for some 5 ms. */
const COLLECT_EVERY = 200;

/** One open connection with its prepared statements. Everything here blocks the thread it runs in. */
export class SqliteSession {
  private readonly database: Database.Database;
  private readonly prepared = new Map<string, Database.Statement>();
  private givenUp = 0;

  constructor({ file, isReader }: SessionOptions) {
    this.database = new Database(file);
    try {
      this.database.pragma(`busy_timeout = ${BUSY_MS}`);
      this.database.pragma('foreign_keys = ON');
      this.database.pragma('synchronous = FULL');
      if (isReader) this.database.pragma('query_only = ON');
      else if (file !== ':memory:') this.database.pragma('journal_mode = WAL');
    } catch (error) {
      this.database.close();
      throw error;
    }
  }

  get inTransaction(): boolean {
    return this.database.inTransaction;
  }

  execute(sql: string, parameters: unknown[]): Answer {
    const statement = this.statement(sql);
    // One list, not spread: a single value that is an object would be taken for named parameters.
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { changes, lastInsertRowid: Number(lastInsertRowid) };
  }

  close(): void {
    this.database.close();
  }

  /** Not cached: a pragma takes effect while it is prepared, and a table's definition changes prepared statements. */
  private statement(sql: string): Database.Statement {
    const known = this.prepared.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    if (CACHED.test(sql)) this.prepared.set(sql, statement);
    else this.countGivenUp();
    const [oldest] = this.prepared.size > CACHE_SIZE ? this.prepared.keys() : [];
    if (oldest !== undefined && this.prepared.delete(oldest)) this.countGivenUp();
    return statement;
  }

  private countGivenUp(): void {
    this.givenUp += 1;
    if (this.givenUp % COLLECT_EVERY === 0 && !isMainThread) collectGarbage();
  }
}
