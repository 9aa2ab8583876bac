import type { SlotDelays } from '../slot-delays';
import type { SqliteConnection } from './connection';
import { LOCK_WAIT_MS, retryUntilFree } from './lock-wait';
import type { Answer } from './session';
import { WriterBusy, SqliteFailure } from './sqlite-failure';

/** Longest a statement waits for this process's own transactions: then one of them hangs, or waits for itself. */
const TURN_MS = 15_000;

/** The one connection that writes, handed out first come, first served: for a statement or a whole transaction. */
export class Writer {
  private connection: SqliteConnection;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly open: () => SqliteConnection,
    private readonly waits: SlotDelays,
  ) {
    this.connection = open();
  }

  /** @throws WriterBusy when the turn does not come in time */
  async slot(purpose: string): Promise<WriterSlot> {
    const until = performance.now() + LOCK_WAIT_MS;
    const before = this.last;
    let release: () => void = () => undefined;
    this.last = new Promise((resolve) => (release = resolve));
    const waited = this.waits.begin();
    const isMine = await inTime(before);
    waited();
    if (!isMine) {
      void before.then(release);
      throw new WriterBusy(purpose, TURN_MS);
    }
    if (this.connection.isLost) this.connection = this.open();
    return new WriterSlot(this.connection, until, release);
  }

  async close(): Promise<void> {
    await this.last;
    await this.connection.close();
  }
}

export class WriterSlot {
  /** Error that ended the transaction before its time: nothing more may run in it. */
  private broken: unknown = null;
  private isOpen = false;

  constructor(
    private readonly connection: SqliteConnection,
    private readonly until: number,
    private readonly release: () => void,
  ) {}

  async ask(sql: string, parameters: unknown[]): Promise<Answer> {
    if (this.broken !== null) return this.refused(sql);
    try {
      const answer = await retryUntilFree(this.isOpen ? 0 : this.until, () =>
        this.connection.ask({ sql, parameters }),
      );
      this.isOpen ||= sql.startsWith('BEGIN');
      return answer;
    } catch (error) {
      // SQLite itself takes a transaction back on a full disk: what followed would be committed statement by statement.
      const isGone = !(error instanceof SqliteFailure && error.inTransaction);
      if (this.isOpen && isGone) this.broken = error;
      throw error;
    }
  }

  private refused(sql: string): Answer {
    if (sql === 'ROLLBACK') return { rows: [] };
    throw this.broken;
  }

  /** Hands the writer on; a transaction that is still open is rolled back first. */
  async end(isClean: boolean): Promise<void> {
    try {
      if (!isClean) await this.connection.ask('reset');
    } catch (error) {
      // A thread that is lost took its transaction along.
      if (!this.connection.isLost) throw error;
    } finally {
      this.release();
    }
  }
}

async function inTime(before: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TURN_MS);
  });
  const isFree = await Promise.race([before.then(() => true), late]);
  clearTimeout(timer);
  return isFree;
}
