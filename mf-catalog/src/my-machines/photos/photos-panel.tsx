import { type MachineRecord, PHOTOS_MAX, photoType, UPLOAD_MAX_MB } from '@yard/contracts';
import { FilesButton, Panel, UploadList } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { useUploads } from '@yard/data';
import { PhotoList } from './photo-list';
import { takePhotos } from './waiting-photos';
import styles from '../my-machines.module.css';
import { useMachineParts } from '../use-machine-parts';

/** The machine's pictures: added, put in order, named, removed. */
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
      <div className={styles.stack}>
        {machine.photos.length === 0 && uploads.length === 0 && (
          <p className={styles.hint}>
            No photos yet: the drawing of its type stands in. Good are the whole machine, the cab, the hour
            meter and what comes with it.
          </p>
        )}
        <PhotoList machine={machine} />
        <UploadList uploads={uploads} onDismiss={dismiss} />
        <p className={styles.hint}>
          Up to {PHOTOS_MAX} pictures of {UPLOAD_MAX_MB} MB. The first one is shown in the search; drag a
          photo to another place, or use its arrows.
        </p>
      </div>
    </Panel>
  );
}

/** Uploads pictures of a machine, which show up in its list as they arrive. */
function usePhotoUploads(machineId: number) {
  const { path, refresh } = useMachineParts(machineId, photoType);
  return useUploads(path, refresh);
}
