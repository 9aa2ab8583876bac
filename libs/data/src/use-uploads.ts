import { presentErrors, WireError } from '@laravel-wire/client';
import { useCallback, useRef, useState } from 'react';
import { useWire } from './data-provider';

/** A file on its way. */
export interface Upload {
  id: number;
  name: string;
  /** Sent, from 0 to 1. */
  share: number;
  /** Why the server refused it; null while it is on its way. */
  error: string | null;
}

export interface Uploads {
  uploads: Upload[];
  upload(files: readonly File[]): Promise<void>;
  /** Takes one that was refused off the list. */
  dismiss(id: number): void;
}

/**
 * Uploads files one after the other; what was refused stays listed until it is dismissed.
 *
 * @param path    where each is posted, as `file` of a multipart form
 * @param onSent  told of the server's answer to each that worked
 */
export function useUploads<R>(path: string, onSent: (record: R) => void): Uploads {
  const wire = useWire();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);
  const change = useCallback(
    (id: number, changes: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload))),
    [],
  );
  const dismiss = useCallback(
    (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
    [],
  );

  const send = async (file: File, id: number) => {
    const form = new FormData();
    form.append('file', file);
    try {
      const record = await wire.http.post<R>(path, form, { progress: (share) => change(id, { share }) });
      dismiss(id);
      onSent(record);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      change(id, { error: presentErrors(error).alert ?? error.message });
    }
  };

  const upload = async (files: readonly File[]) => {
    const queued = files.map((file) => ({ file, id: ++lastId.current }));
    setUploads((all) => [
      ...all,
      ...queued.map(({ file, id }) => ({ id, name: file.name, share: 0, error: null })),
    ]);
    for (const { file, id } of queued) await send(file, id);
  };

  return { uploads, upload, dismiss };
}
