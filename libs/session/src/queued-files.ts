/** Database of the browser in which files wait that could not be sent yet. */
export const QUEUED_FILES = 'queued-files';

/** What one wanted to send is not for the next at the same screen. */
export function forgetQueuedFiles(): void {
  try {
    indexedDB.deleteDatabase(QUEUED_FILES);
  } catch {
    // A browser that forbids its store has none.
  }
}
