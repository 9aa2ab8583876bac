import { WireError } from '@laravel-wire/client';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '@yard/contracts';
import { useCallback, useRef, useState } from 'react';
import { useWire } from './data-provider';
import { failureWords } from './failure-words';
import { smallPhoto } from './small-photo';

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
 * @param onSent  called with the server's answer to each that worked
 * @param also    texts sent beside each file; and why one is not even sent, null where it is
 */
export function useUploads<R>(
  path: string,
  onSent: (record: R) => void,
  also: { fields?: Record<string, string>; whyRefused?: (file: File) => string | null } = {},
): Uploads {
  const wire = useWire();
  const { uploads, list, change, dismiss } = useListedUploads();

  const send = async (file: File, id: number) => {
    const refusal = tooLargeWords(file) ?? also.whyRefused?.(file) ?? null;
    if (refusal !== null) return change(id, { error: refusal });
    const form = formOf(file, also.fields);
    try {
      const record = await wire.http.post<R>(path, form, { progress: (share) => change(id, { share }) });
      dismiss(id);
      onSent(record);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      change(id, { error: failureWords(error) });
    }
  };

  const upload = async (files: readonly File[]) => {
    for (const { file, id } of list(files)) await send(await smallPhoto(file), id);
  };

  return { uploads, upload, dismiss };
}

/** Why a file is not even sent; in the words of screens, where the wire counts kilobytes. Null where it may be. */
export function tooLargeWords({ size }: Pick<File, 'size'>): string | null {
  if (size <= UPLOAD_MAX_BYTES) return null;
  return `The file is larger than ${UPLOAD_MAX_MB} MB. Choose a smaller one.`;
}

function useListedUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastId = useRef(0);
  const list = (files: readonly File[]) => {
    const queued = files.map((file) => ({ file, id: ++lastId.current }));
    const listed = queued.map(({ file, id }) => ({ id, name: file.name, share: 0, error: null }));
    setUploads((all) => [...all, ...listed]);
    return queued;
  };
  const change = useCallback(
    (id: number, changes: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload))),
    [],
  );
  const dismiss = useCallback(
    (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
    [],
  );
  return { uploads, list, change, dismiss };
}

/** A file and the texts beside it as the server takes them. */
export function formOf(file: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.append('file', file);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
