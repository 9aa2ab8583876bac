import { WireError } from '@laravel-wire/client';
import { type MediaRecord, mediaType, RETURN_PHOTOS_MAX, type ReturnPhoto } from '@yard/contracts';
import { useAlert, useUploads, useWire, refusalWords } from '@yard/data';
import { useState } from 'react';

/** The pictures of a return while it is written: those it has, new ones as they arrive, less those taken out. */
export function useReturnPhotos(initial: readonly ReturnPhoto[]) {
  const alert = useAlert();
  const destroy = useDestroyPicture();
  const [photos, setPhotos] = useState<readonly ReturnPhoto[]>(initial);
  const { uploads, upload, dismiss } = useUploads<MediaRecord>(mediaType.endpoint, ({ id, url, name }) =>
    setPhotos((all) => [...all, { id, url, name }]),
  );
  const room = RETURN_PHOTOS_MAX - photos.length - uploads.length;

  const add = async (files: readonly File[]) => {
    if (files.length > room) alert(`A return has at most ${RETURN_PHOTOS_MAX} photos.`);
    await upload(files.slice(0, Math.max(0, room)));
  };

  const isNew = ({ id }: ReturnPhoto) => initial.every((photo) => photo.id !== id);
  const remove = async (id: number) => {
    setPhotos((all) => all.filter((photo) => photo.id !== id));
    // What the return already shows is kept until the change is sent.
    if (photos.some((photo) => photo.id === id && isNew(photo))) await destroy(id, alert);
  };

  /** For a return that is left unsaved: its new pictures would lie about. The server keeps what a return shows. */
  const discard = async () => {
    for (const { id } of photos.filter(isNew)) await destroy(id, () => undefined);
  };

  return {
    photos,
    uploads,
    add,
    remove,
    discard,
    dismiss,
    room,
    isUploading: uploads.some(({ error }) => error === null),
  };
}

function useDestroyPicture() {
  const wire = useWire();
  return async (id: number, onRefused: (message: string) => void) => {
    try {
      await wire.resource(mediaType).destroy(id);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      onRefused(refusalWords(error));
    }
  };
}

export type ReturnPhotos = ReturnType<typeof useReturnPhotos>;
