import { Logger } from '@nestjs/common';
import { StoreUnavailable } from '../store-unavailable';
import { WriterBusy, SQLITE_BUSY, SqliteFailure, ThreadLost } from './sqlite-failure';

/** What the world around the database did to it, by SQLite's code. Anything else is a fault of the statement. */
const FAULTS: Record<number, string> = {
  [SQLITE_BUSY]: 'another process holds the lock',
  6: 'another connection holds the lock',
  7: 'there is no memory',
  8: 'the file or its file system is read-only',
  10: 'the disk cannot be read or written',
  13: 'the disk is full',
  14: 'the file cannot be opened',
};

/**
 * What stands for an error where the store and not the statement is to blame; null for any other. Logged once
 * for each statement that it stops.
 */
export function storeFault(error: unknown): StoreUnavailable | null {
  const reason = reasonOf(error);
  if (reason === null) return null;
  const { code = '', message } = error as { code?: string; message: string };
  new Logger('SQLite').error(`the database takes nothing just now: ${reason} (${code} ${message})`);
  return new StoreUnavailable(error, 'The database does not take requests just now.');
}

function reasonOf(error: unknown): string | null {
  if (error instanceof WriterBusy) return 'a transaction of this process does not end';
  if (error instanceof ThreadLost) return 'its thread ended';
  return error instanceof SqliteFailure ? (FAULTS[error.primaryCode] ?? null) : null;
}
