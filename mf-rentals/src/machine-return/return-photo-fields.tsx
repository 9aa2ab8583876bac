import { RETURN_PHOTOS_MAX, UPLOAD_MAX_MB } from '@yard/contracts';
import { FieldGroup, FilesButton, IconButton, UploadList, useLightbox } from '@yard/ui';
import { photoWords } from './photo-words';
import type { ReturnPhotos } from './use-return-photos';
import styles from './machine-return.module.css';

/** The pictures of a return: added several at a time, looked at, taken out. */
export function ReturnPhotoFields({ photos: { photos, uploads, add, remove, dismiss, room } }: Props) {
  return (
    <FieldGroup title="Photos">
      <p className={styles.hint}>
        The whole machine, the hour meter, the fuel gauge, and any damage up close. Up to {RETURN_PHOTOS_MAX}{' '}
        pictures of {UPLOAD_MAX_MB} MB.
      </p>
      {photos.length > 0 && <Photos photos={photos} remove={remove} />}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <div>
        <FilesButton
          icon="camera"
          label="Photos to add"
          accept="image/*"
          disabled={room <= 0}
          onFiles={(files) => void add(files)}
        >
          Add photos
        </FilesButton>
      </div>
    </FieldGroup>
  );
}

type Props = { photos: ReturnPhotos };

function Photos({ photos, remove }: Pick<ReturnPhotos, 'photos' | 'remove'>) {
  const lightbox = useLightbox();
  const pictures = photos.map(({ url }, index) => ({ src: url, alt: photoWords(index) }));
  return (
    <ul className={styles.photos} aria-label="Photos of the return">
      {photos.map((photo, index) => (
        <li key={photo.id} className={styles.photo}>
          <button
            type="button"
            className={styles.picture}
            aria-label={`Enlarge: ${photoWords(index)}`}
            onClick={() => lightbox.open(pictures, index)}
          >
            <img src={photo.url} alt="" />
          </button>
          <span className={styles.tool}>
            <IconButton
              small
              icon="trash"
              label={`Remove ${photoWords(index)}`}
              onPress={() => void remove(photo.id)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
