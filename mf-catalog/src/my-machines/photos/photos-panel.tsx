import { type MachineRecord, PHOTOS_MAX, photoType, UPLOAD_MAX_MB } from '@yard/contracts';
import { FilesButton, Hint, Panel, Stack, UploadList } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { useUploads } from '@yard/data';
import { PhotoList } from './photo-list';
import { takePhotos } from './waiting-photos';
import { useMachineParts } from '../use-machine-parts';

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

/** Uploads pictures of a machine, which show up in its list as they arrive. */
function usePhotoUploads(machineId: number) {
  const { path, refresh } = useMachineParts(machineId, photoType);
  return useUploads(path, refresh);
}
