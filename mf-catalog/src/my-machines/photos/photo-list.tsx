import { type MachineRecord, type PhotoRecord, photoType } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { IconButton, Sheet, useModals } from '@yard/ui';
import { useState } from 'react';
import { PhotoCaptionForm } from './photo-caption-form';
import { positionsAfterMove } from './photo-order';
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

type PhotoToolsProps = {
  called: string;
  /** Absent where it cannot be moved that way now. */
  onForward?: () => void;
  onBack?: () => void;
  onDescribe: () => void;
  onRemove: () => void;
};

function PhotoTools({ called, onForward, onBack, onDescribe, onRemove }: PhotoToolsProps) {
  return (
    <div className={styles.photoTools}>
      <IconButton
        small
        icon="arrow-left"
        label={`Move ${called} forward`}
        disabled={!onForward}
        onPress={onForward}
      />
      <IconButton
        small
        icon="arrow-right"
        label={`Move ${called} back`}
        disabled={!onBack}
        onPress={onBack}
      />
      <IconButton small icon="edit" label={`Describe ${called}`} onPress={onDescribe} />
      <IconButton small icon="trash" label={`Remove ${called}`} onPress={onRemove} />
    </div>
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
