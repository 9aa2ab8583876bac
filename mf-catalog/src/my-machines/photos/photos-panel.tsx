import { type MachineRecord, type PhotoRecord, PHOTOS_MAX, photoType, UPLOAD_MAX_MB } from '@yard/contracts';
import { useAlertedCall, useUploads } from '@yard/data';
import { FilesButton, Hint, Panel, Sheet, Stack, UploadList, useModals } from '@yard/ui';
import { useEffect, useRef, useState } from 'react';
import { useMachineParts } from '../use-machine-parts';
import { PhotoCaptionForm } from './photo-caption-form';
import { PhotoGrid } from './photo-grid';
import { positionsAfterMove } from './photo-order';
import { takePhotos } from './waiting-photos';

export function PhotosPanel({ machine }: { machine: MachineRecord }) {
  const { uploads, upload, dismiss } = usePhotoUploads(machine.id);
  const send = useRef(upload);
  useEffect(() => {
    void send.current(takePhotos(machine.id));
  }, [machine.id]);
  return (
    <Panel
      title="Photos"
      aside={
        <FilesButton
          small
          icon="upload"
          label="Photos to add"
          accept="image/*"
          disabled={machine.photos.length >= PHOTOS_MAX}
          onFiles={(files) => void upload(files)}
        >
          Add photos
        </FilesButton>
      }
    >
      <Stack gap={4}>
        {machine.photos.length === 0 && uploads.length === 0 && (
          <Hint>
            No photos yet: the drawing of its type stands in. Good are the whole machine, the cab, the hour
            meter and what comes with it.
          </Hint>
        )}
        <PhotoList machine={machine} />
        <UploadList uploads={uploads} onDismiss={dismiss} />
        <Hint>
          Up to {PHOTOS_MAX} pictures of {UPLOAD_MAX_MB} MB. The first one is shown in the search; drag a
          photo to another place, or use its arrows.
        </Hint>
      </Stack>
    </Panel>
  );
}

function usePhotoUploads(machineId: number) {
  const { path, refresh } = useMachineParts(machineId, photoType);
  return useUploads(path, refresh);
}

/** The pictures of a saved machine: each change is saved at once. */
function PhotoList({ machine }: { machine: MachineRecord }) {
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
      message: photo.caption ?? 'It’s deleted from your files, too, unless you use it elsewhere.',
      confirmText: 'Remove photo',
      danger: true,
    });
    if (sure) await call(parts.destroy(photo.id));
  };
  return { busy, move, rotate, remove };
}
