import { PHOTOS_MAX, UPLOAD_MAX_MB } from '@yard/contracts';
import { FilesButton, Panel } from '@yard/ui';
import { PhotoTools } from './photo-tools';
import type { ChosenPhoto } from './use-chosen-photos';
import styles from '../my-machines.module.css';

type ChosenPhotosProps = {
  photos: readonly ChosenPhoto[];
  onAdd: (files: readonly File[]) => void;
  onMove: (photo: ChosenPhoto, step: -1 | 1) => void;
  onRemove: (photo: ChosenPhoto) => void;
};

/** Pictures of a machine that is not saved yet: they are sent with its first draft. */
export function ChosenPhotos({ photos, onAdd, onMove, onRemove }: ChosenPhotosProps) {
  return (
    <Panel
      title="Photos"
      aside={
        <FilesButton
          small
          icon="camera"
          label="Photos to add"
          accept="image/*"
          disabled={photos.length >= PHOTOS_MAX}
          onFiles={onAdd}
        >
          Add photos
        </FilesButton>
      }
    >
      <div className={styles.stack}>
        <ul className={styles.photos} aria-label="Photos in their order">
          {photos.map((photo, index) => (
            <li key={photo.url} className={styles.photo}>
              <img src={photo.url} alt={`Photo ${index + 1}`} />
              <PhotoTools
                called={`photo ${index + 1}`}
                onForward={index === 0 ? undefined : () => onMove(photo, -1)}
                onBack={index === photos.length - 1 ? undefined : () => onMove(photo, 1)}
                onRemove={() => onRemove(photo)}
              />
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          Up to {PHOTOS_MAX} pictures of {UPLOAD_MAX_MB} MB, sent when you save the draft. The first one is
          shown in the search.
        </p>
      </div>
    </Panel>
  );
}
