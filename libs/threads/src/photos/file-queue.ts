import { QUEUED_FILES } from '@yard/session';

/** A file that waits to be sent: for which form, and for what in it. */
export interface QueuedFile {
  id: number;
  place: string;
  tag: string;
  file: File;
}

const STORE = 'files';

/** Files that wait at a place, in the order in which they came. */
export async function queuedFiles(place: string): Promise<QueuedFile[]> {
  const all = await inStore<QueuedFile[]>('readonly', (store) => store.getAll());
  return (all ?? []).filter((one) => one.place === place);
}

/** @returns its id; null where the browser stores nothing, and the file waits as long as the page is open */
export async function storeFile(entry: Omit<QueuedFile, 'id'>): Promise<number | null> {
  return (await inStore<IDBValidKey>('readwrite', (store) => store.add(entry))) as number | null;
}

export async function removeFile(id: number): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

/** Does one thing in the store. Null where there is none: in private windows, or when the disk is full. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await opened();
    const transaction = database.transaction(STORE, mode);
    const result = await answerOf<T>(work(transaction.objectStore(STORE)));
    database.close();
    return result;
  } catch (error) {
    console.warn('This browser can’t store files to send later.', error);
    return null;
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(QUEUED_FILES, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });
}
