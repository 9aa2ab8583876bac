import { presentErrors, WireError } from '@laravel-wire/client';
import { photoType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useCallback, useRef, useState } from 'react';
import { useMachineParts } from './use-machine-parts';

/** A file on its way. */
export interface PhotoUpload {
  id: number;
  name: string;
  /** Sent, from 0 to 1. */
  share: number;
  /** Why the server refused it; null while it is on its way. */
  error: string | null;
}

/** Uploads pictures of a machine one after the other; what was refused stays listed until it is dismissed. */
export function usePhotoUploads(machineId: number) {
  const wire = useWire();
  const { path, refresh } = useMachineParts(machineId, photoType);
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const lastId = useRef(0);
  const change = useCallback(
    (id: number, changes: Partial<PhotoUpload>) =>
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
      await wire.http.post(path, form, { progress: (share) => change(id, { share }) });
      dismiss(id);
      refresh();
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
