import { type MachineRecord, type PhotoRecord, photoType } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { Sheet, useModals } from '@yard/ui';
import { useState } from 'react';
import { PhotoCaptionForm } from './photo-caption-form';
import { positionsAfterMove } from './photo-order';
import { PhotoGrid } from './photo-grid';
import { useMachineParts } from '../use-machine-parts';

/** The pictures of a saved machine: each change is saved at once. */
export function PhotoList({ machine }: { machine: MachineRecord }) {
  const { photos } = machine;
  const [named, setNamed] = useState<PhotoRecord | null>(null);
  const { busy, move, rotate, remove } = usePhotoChanges(machine);
  return (
    <>
      <PhotoGrid
        photos={photos.map(({ id, url, caption }) => ({ key: id, url, alt: caption }))}
        busy={busy}
        onMove={(from, to) => void move(from, to)}
        onDescribe={(index) => setNamed(photos[index] ?? null)}
        onRotate={(index) => void rotate(photos[index])}
        onRemove={(index) => void remove(photos[index])}
      />
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
  const save = async (change: Promise<unknown>) => {
    setBusy(true);
    await call(change);
    setBusy(false);
  };
  const move = (from: number, to: number) => {
    const changes = positionsAfterMove(photos, from, to);
    return save(Promise.all(changes.map(({ id: photoId, position }) => parts.update(photoId, { position }))));
  };
  const rotate = async (photo: PhotoRecord | undefined) => {
    if (photo) await save(parts.act(photo.id, 'rotate'));
  };
  const remove = async (photo: PhotoRecord | undefined) => {
    if (!photo) return;
    const sure = await confirm({
      title: 'Remove this photo?',
      message: photo.caption ?? 'It is deleted from your files too, unless it is used elsewhere.',
      confirmText: 'Remove photo',
      danger: true,
    });
    if (sure) await call(parts.destroy(photo.id));
  };
  return { busy, move, rotate, remove };
}
