import { smallPhoto, type Upload } from '@yard/data';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { type QueuedFile, queuedFiles, removeFile, storeFile } from './file-queue';

/** A file on its way, or waiting for a connection. */
export interface QueuedUpload extends Upload {
  tag: string;
  file: File;
  isWaiting: boolean;
}

export interface UploadEntries {
  shown: readonly QueuedUpload[];
  /** `shown`, before it is rendered. */
  current: RefObject<readonly QueuedUpload[]>;
  list(files: readonly File[], tag: string): Promise<void>;
  /** Lists what was stored when the form was open before. */
  restore(): Promise<void>;
  change(id: number, changes: Partial<QueuedUpload>): void;
  drop(id: number): Promise<void>;
}

/** The files of a form that the server does not have yet. @param place  names the form, and whose it is */
export function useUploadEntries(place: string): UploadEntries {
  const [shown, setShown] = useState<readonly QueuedUpload[]>([]);
  const current = useRef<readonly QueuedUpload[]>([]);
  const lastUnstored = useRef(0);
  const put = useCallback((all: readonly QueuedUpload[]) => {
    current.current = all;
    setShown(all);
  }, []);
  const list = useCallback(
    async (files: readonly File[], tag: string) => {
      for (const chosen of files) {
        const entry = { place, tag, file: await smallPhoto(chosen) };
        const id = (await storeFile(entry)) ?? --lastUnstored.current;
        put([...current.current, entryOf({ id, ...entry })]);
      }
    },
    [place, put],
  );
  const restore = useCallback(async () => {
    const stored = await queuedFiles(place);
    const listed = new Set(current.current.map(({ id }) => id));
    put([...stored.filter(({ id }) => !listed.has(id)).map(entryOf), ...current.current]);
  }, [place, put]);
  const change = useCallback(
    (id: number, changes: Partial<QueuedUpload>) =>
      put(current.current.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    [put],
  );
  const drop = useCallback(
    async (id: number) => {
      put(current.current.filter((one) => one.id !== id));
      if (id > 0) await removeFile(id);
    },
    [put],
  );
  return useMemo(
    () => ({ shown, current, list, restore, change, drop }),
    [shown, list, restore, change, drop],
  );
}

function entryOf({ id, tag, file }: Omit<QueuedFile, 'place'>): QueuedUpload {
  return { id, tag, file, name: file.name, share: 0, error: null, isWaiting: false };
}
