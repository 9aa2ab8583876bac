import { SQLITE_BUSY, SqliteFailure } from './sqlite-failure';

/** Longest wait of a statement for another process's lock before its request is answered 503. */
export const LOCK_WAIT_MS = 5_000;

/** Asks until the lock of another process is free, but at least once. SQLite waits a little itself on each try. */
export async function retryUntilFree<T>(until: number, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof SqliteFailure && error.primaryCode === SQLITE_BUSY;
      if (!isBusy || performance.now() >= until) throw error;
    }
  }
}
