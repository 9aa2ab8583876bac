import type { MediaRecord, PhotoSide, ShownSide } from '@yard/contracts';
import { mediaType, SIDED_PHOTOS_MAX } from '@yard/contracts';
import { useAlert, useAlertedCall, useLatest, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { type QueuedUpload, useQueuedUploads } from '@yard/threads';

export interface SidePhotos {
  photos: readonly ShownSide[];
  uploads: readonly QueuedUpload[];
  /** Number of pictures that may still be added. */
  room: number;
  unsent: number;
  /** True while one of these waits for a connection. */
  isWaiting: boolean;
  add(side: PhotoSide, files: readonly File[]): void;
  /** Takes a picture out; one that was added here is deleted. */
  remove(id: number): void;
  dismiss(id: number): void;
}

/**
 * Pictures of a machine, side by side, while they are taken.
 *
 * @param form      names it, such as `rental_requests/5/handover`
 * @param value     in the order in which they were taken
 * @param saved     those that the record shows, whose files are not deleted here
 */
export function useSidePhotos(
  form: string,
  value: readonly ShownSide[],
  onChange: (photos: readonly ShownSide[]) => void,
  saved: readonly ShownSide[],
): SidePhotos {
  const alert = useAlert();
  const wire = useWire();
  const call = useAlertedCall();
  const { latest, change } = useLatest(value, onChange);
  const userId = useSession().user?.id ?? 0;
  const { uploads, add, dismiss } = useQueuedUploads<MediaRecord>(
    `${userId}:${form}`,
    mediaType.endpoint,
    ({ id: media_id, url, width, height }, side) =>
      change([...latest.current, { media_id, side: side as PhotoSide, url, width, height }]),
  );
  const room = SIDED_PHOTOS_MAX - value.length - uploads.length;
  const isNew = (id: number) => saved.every(({ media_id }) => media_id !== id);
  return {
    photos: value,
    uploads,
    room,
    unsent: uploads.filter(({ error }) => error === null).length,
    isWaiting: uploads.some(({ isWaiting }) => isWaiting),
    add(side, files) {
      if (files.length > room) alert(`You can add ${SIDED_PHOTOS_MAX} photos at most.`);
      void add(files.slice(0, Math.max(0, room)), side);
    },
    remove(id) {
      change(latest.current.filter(({ media_id }) => media_id !== id));
      if (isNew(id)) void call(wire.resource(mediaType).destroy(id));
    },
    dismiss,
  };
}
