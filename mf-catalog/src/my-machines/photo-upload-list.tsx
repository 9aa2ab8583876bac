import { FieldError, IconButton } from '@yard/ui';
import type { PhotoUpload } from './use-photo-uploads';
import styles from './my-machines.module.css';

type PhotoUploadListProps = { uploads: readonly PhotoUpload[]; onDismiss: (id: number) => void };

/** Files on their way with how much of each was sent, and those that were refused. */
export function PhotoUploadList({ uploads, onDismiss }: PhotoUploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.map(({ id, name, share, error }) => (
        <li key={id} className={styles.upload}>
          <div className={styles.partText}>
            <p className={styles.fileName}>{name}</p>
            {error === null ? (
              <progress className={styles.progress} max={1} value={share} aria-label={`Uploading ${name}`} />
            ) : (
              <span role="alert">
                <FieldError error={error} />
              </span>
            )}
          </div>
          {error !== null && (
            <IconButton small icon="close" label={`Dismiss ${name}`} onPress={() => onDismiss(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
