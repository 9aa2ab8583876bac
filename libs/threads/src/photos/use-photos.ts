import { WireError } from '@laravel-wire/client';
import { ATTACHED_PHOTOS_MAX, type AttachedPhoto, type MediaRecord, mediaType } from '@yard/contracts';
import { refusalWords, useAlert, useLatest, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useQueuedUploads } from './use-queued-uploads';
import type { QueuedUpload } from './use-upload-entries';

export interface Photos {
  photos: readonly AttachedPhoto[];
  uploads: readonly QueuedUpload[];
  /** Number of photos that can still be added. */
  room: number;
  max: number;
  isUploading: boolean;
  add(files: readonly File[]): Promise<void>;
  /** Takes a picture out; one that was added here is deleted. */
  remove(id: number): Promise<void>;
  /** Deletes the pictures that were added here: for what is left unsent. */
  discard(): Promise<void>;
  /** Takes a refused upload off the list. */
  dismiss(id: number): void;
}

/**
 * Pictures of something while it is written; those that cannot be sent wait until the server can be reached.
 *
 * @param place     names what is written, such as `rental_requests/5/message`
 * @param value     in the order they are shown
 * @param onChange  given all of them as they arrive and are taken out
 * @param also      how many there may be; and which are shown already, whose files are not deleted here
 */
export function usePhotos(
  place: string,
  value: readonly AttachedPhoto[],
  onChange: (photos: readonly AttachedPhoto[]) => void,
  { max = ATTACHED_PHOTOS_MAX, saved = [] }: { max?: number; saved?: readonly AttachedPhoto[] } = {},
): Photos {
  const alert = useAlert();
  const destroy = useDestroyPicture();
  const { latest, change } = useLatest(value, onChange);
  const userId = useSession().user?.id ?? 0;
  const { uploads, add, dismiss } = useQueuedUploads<MediaRecord>(
    `${userId}:${place}`,
    mediaType.endpoint,
    ({ id: media_id, url, width, height }) => change([...latest.current, { media_id, url, width, height }]),
  );
  const room = max - value.length - uploads.length;
  const isNew = ({ media_id }: AttachedPhoto) => saved.every((photo) => photo.media_id !== media_id);

  return {
    photos: value,
    uploads,
    room,
    max,
    isUploading: uploads.some(({ error }) => error === null),
    async add(files) {
      if (files.length > room) alert(`You can add ${max} photos at most.`);
      await add(files.slice(0, Math.max(0, room)), 'photo');
    },
    async remove(id) {
      const removed = latest.current.find(({ media_id }) => media_id === id);
      change(latest.current.filter((photo) => photo !== removed));
      if (removed && isNew(removed)) await destroy(id, alert);
    },
    async discard() {
      for (const { id } of uploads) dismiss(id);
      for (const { media_id } of latest.current.filter(isNew)) await destroy(media_id, () => undefined);
    },
    dismiss,
  };
}

export function photoIds(photos: readonly AttachedPhoto[]): number[] {
  return photos.map(({ media_id }) => media_id);
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
