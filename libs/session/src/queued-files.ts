/** Database of the browser in which files wait that could not be sent yet. */
export const QUEUED_FILES = 'queued-files';

/** The next person at the screen must not get the queued files. */
export function forgetQueuedFiles(): void {
  try {
    indexedDB.deleteDatabase(QUEUED_FILES);
  } catch {
    // A browser that forbids its store has none.
  }
}
