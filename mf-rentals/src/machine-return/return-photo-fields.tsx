import { UPLOAD_MAX_MB } from '@yard/contracts';
import { PhotoField, type Photos } from '@yard/threads';
import { FieldGroup } from '@yard/ui';
import { photoWords } from './photo-words';
import styles from './machine-return.module.css';

/** The pictures of a return. */
export function ReturnPhotoFields({ photos }: { photos: Photos }) {
  return (
    <FieldGroup title="Photos">
      <p className={styles.hint}>
        The whole machine, the hour meter, the fuel gauge, and any damage up close. Up to {photos.max}{' '}
        pictures of {UPLOAD_MAX_MB} MB.
      </p>
      <PhotoField photos={photos} label="Photos of the return" nameOf={photoWords} />
    </FieldGroup>
  );
}
