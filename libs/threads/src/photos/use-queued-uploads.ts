import { WireError } from '@laravel-wire/client';
import { formOf, refusalWords, tooLargeWords, useWire } from '@yard/data';
import { useCallback, useEffect, useRef } from 'react';
import { type QueuedUpload, type UploadEntries, useUploadEntries } from './use-upload-entries';

const TRY_EVERY_MS = 5_000;
const UNREACHED = new Set<WireError['kind']>(['network', 'timeout', 'bad_response']);

/**
 * Uploads files one after the other. Those that cannot be sent are stored in the browser, and sent when the server can
 * be reached again: by this form, or when it is opened the next time.
 *
 * @param place   names the form, and whose it is
 * @param path    where each is posted, as `file` of a multipart form
 * @param onSent  called with the server's answer to each
 */
export function useQueuedUploads<R>(place: string, path: string, onSent: (record: R, tag: string) => void) {
  const entries = useUploadEntries(place);
  const { shown, current, list, restore, change, drop } = entries;
  const run = useRun(path, entries, onSent);
  useEffect(() => void restore().then(run), [restore, run]);

  const retry = useCallback(() => {
    for (const { id, isWaiting } of current.current) if (isWaiting) change(id, { isWaiting: false });
    void run();
  }, [current, change, run]);
  useRetries(
    shown.some(({ isWaiting }) => isWaiting),
    retry,
  );

  return {
    uploads: shown,
    add: async (files: readonly File[], tag: string) => {
      await list(files, tag);
      await run();
    },
    dismiss: (id: number) => void drop(id),
  };
}

/** Sends what is listed, until there is no more or the server cannot be reached. */
function useRun<R>(path: string, entries: UploadEntries, onSent: (record: R, tag: string) => void) {
  const { current, change, drop } = entries;
  const send = useSend<R>(path, change);
  const isRunning = useRef(false);
  const latestOnSent = useRef(onSent);
  useEffect(() => {
    latestOnSent.current = onSent;
  });
  return useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = nextOf(current.current); next; next = nextOf(current.current)) {
      const outcome = await send(next);
      if (outcome === 'waits') break;
      if (outcome === 'refused') continue;
      await drop(next.id);
      latestOnSent.current(outcome.record, next.tag);
    }
    isRunning.current = false;
  }, [current, send, drop]);
}

const nextOf = (all: readonly QueuedUpload[]) =>
  all.find(({ error, isWaiting }) => error === null && !isWaiting);

/** Sends one. What is under way when the form closes is sent when it is opened again. */
function useSend<R>(path: string, change: UploadEntries['change']) {
  const wire = useWire();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return useCallback(
    async ({ id, file }: QueuedUpload): Promise<{ record: R } | 'refused' | 'waits'> => {
      const tooLarge = tooLargeWords(file);
      if (tooLarge !== null) {
        change(id, { error: tooLarge });
        return 'refused';
      }
      try {
        const { signal } = leaving.current;
        const progress = (share: number) => change(id, { share });
        return { record: await wire.http.post<R>(path, formOf(file), { progress, signal }) };
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        if (error.kind === 'aborted') return 'waits';
        const isUnreached = UNREACHED.has(error.kind) || (error.status ?? 0) >= 500;
        change(id, isUnreached ? { isWaiting: true, share: 0 } : { error: refusalWords(error) });
        return isUnreached ? 'waits' : 'refused';
      }
    },
    [wire, path, change],
  );
}

/** Tries again as long as something waits, and at once when the browser is online again. */
function useRetries(isWaiting: boolean, retry: () => void) {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(retry, TRY_EVERY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, retry]);
}
