import type { SlotDelays } from '../slot-delays';
import { InlineConnection, type SqliteConnection, ThreadConnection } from './connection';
import { Readers } from './readers';
import type { Answer } from './session';
import { Writer, type WriterSlot } from './writer';

const READS = /^\s*(SELECT|EXPLAIN|WITH)\b/i;
const WRITES = /\b(INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** One SQLite database: one connection that writes, a few that read. */
export class SqliteStore {
  private readonly writer: Writer;
  /** A database in memory belongs to its one connection. */
  private readonly readers: Readers | null;
  private isClosed = false;

  constructor(file: string, waits: SlotDelays) {
    const inMemory = file === ':memory:';
    const open = (isReader: boolean): SqliteConnection =>
      inMemory ? new InlineConnection({ file, isReader }) : new ThreadConnection({ file, isReader });
    this.writer = new Writer(() => open(false), waits);
    this.readers = inMemory ? null : new Readers(() => open(true), waits);
  }

  /** A statement outside any transaction. */
  async ask(sql: string, parameters: unknown[]): Promise<Answer> {
    this.mustBeOpen();
    if (this.readers && isRead(sql)) return this.readers.ask(sql, parameters);
    const turn = await this.writer.slot(sql);
    try {
      return await turn.ask(sql, parameters);
    } finally {
      await turn.end(true);
    }
  }

  /** The writer, for a transaction; it must be ended. */
  async turn(): Promise<WriterSlot> {
    this.mustBeOpen();
    return this.writer.slot('BEGIN');
  }

  /** Finishes what is under way first; nothing more is begun. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.readers?.close();
    await this.writer.close();
  }

  private mustBeOpen(): void {
    if (this.isClosed) throw new Error('The database is closed.');
  }
}

function isRead(sql: string): boolean {
  const [, word] = READS.exec(sql) ?? [];
  return word !== undefined && (word.toUpperCase() !== 'WITH' || !WRITES.test(sql));
}
