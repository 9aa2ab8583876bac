import type { Failure } from './requests';

export const SQLITE_BUSY = 5;

/** SQLite's error for a statement, with its codes as the driver names them. */
export class SqliteFailure extends Error {
  readonly code: string | undefined;
  readonly rawCode: number | undefined;
  readonly inTransaction: boolean;

  constructor({ message, code, rawCode, stack, inTransaction }: Failure) {
    super(message);
    this.name = 'SqliteError';
    this.code = code;
    this.rawCode = rawCode;
    this.inTransaction = inTransaction;
    // The thread's own frames say less than the caller's; they stay where there is no code to go by.
    if (code === undefined && stack) this.stack = stack;
  }

  /** The code without its extension: https://sqlite.org/rescode.html */
  get primaryCode(): number {
    return (this.rawCode ?? 0) & 0xff;
  }
}

/** A thread ended by itself: out of memory, most likely. Its transaction is gone. */
export class ThreadLost extends Error {
  constructor(reason?: unknown) {
    super('the thread of the database ended');
    this.cause = reason;
  }
}

/** The writer did not become free in time. */
export class WriterBusy extends Error {
  constructor(purpose: string, milliseconds: number) {
    super(`"${purpose}" waited ${milliseconds} ms; is the global manager used inside a transaction?`);
  }
}
