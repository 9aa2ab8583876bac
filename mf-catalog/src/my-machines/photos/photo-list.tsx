import { type MachineRecord, type PhotoRecord, photoType } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { Sheet, useModals } from '@yard/ui';
import { useState } from 'react';
import { PhotoCaptionForm } from './photo-caption-form';
import { positionsAfterMove } from './photo-order';
import { PhotoTools } from './photo-tools';
import { useMachineParts } from '../use-machine-parts';
import styles from '../my-machines.module.css';

/** The pictures in their order, each with buttons to move, name and remove it. */
export function PhotoList({ machine }: { machine: MachineRecord }) {
  const { photos } = machine;
  const [named, setNamed] = useState<PhotoRecord | null>(null);
  const { busy, move, remove } = usePhotoChanges(machine);
  return (
    <>
      <ul className={styles.photos} aria-label="Photos in their order" aria-busy={busy}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.photo}>
            <img src={photo.url} alt={photo.caption ?? `Photo ${index + 1}`} loading="lazy" />
            <PhotoTools
              called={`photo ${index + 1}`}
              onForward={busy || index === 0 ? undefined : () => void move(photo, -1)}
              onBack={busy || index === photos.length - 1 ? undefined : () => void move(photo, 1)}
              onDescribe={() => setNamed(photo)}
              onRemove={() => void remove(photo)}
            />
          </li>
        ))}
      </ul>
      <Sheet title="What the photo shows" isOpen={named !== null} onClose={() => setNamed(null)}>
        {named && <PhotoCaptionForm photo={named} onDone={() => setNamed(null)} />}
      </Sheet>
    </>
  );
}

function usePhotoChanges({ id, photos }: MachineRecord) {
  const parts = useMachineParts(id, photoType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const move = async (photo: PhotoRecord, step: -1 | 1) => {
    setBusy(true);
    const changes = positionsAfterMove(photos, photo.id, step);
    await call(Promise.all(changes.map(({ id: photoId, position }) => parts.update(photoId, { position }))));
    setBusy(false);
  };
  const remove = async (photo: PhotoRecord) => {
    const sure = await confirm({
      title: 'Remove this photo?',
      message: photo.caption ?? 'It is deleted from your files too, unless it is used elsewhere.',
      confirmText: 'Remove photo',
      danger: true,
    });
    if (sure) await call(parts.destroy(photo.id));
  };
  return { busy, move, remove };
}
