import { Box, Grid, Row, Text } from '../layouts/primitives';
import { IconButton } from '../actions/button';
import { FieldError } from '../fields/field-shell';
import { inLabelWords } from '../fields/field-words';
import styles from './upload-list.module.css';

export type ListedUpload = {
  id: number;
  name: string;
  /** Sent, from 0 to 1. */
  share: number;
  /** Why it was refused; null while it is on its way. */
  error: string | null;
  isWaiting?: boolean;
};

export type UploadListProps = { uploads: readonly ListedUpload[]; onDismiss: (id: number) => void };

/** Files on their way with how much of each was sent, and those that were refused. */
export function UploadList({ uploads, onDismiss }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Grid as="ul" gap={2} bare aria-label="Uploads">
      {uploads.map(({ id, name, share, error, isWaiting = false }) => (
        <Row as="li" key={id} gap={3} align="center">
          <Box shrinks grows>
            <Text size={14} breaks>
              {name}
            </Text>
            {isWaiting && (
              <Text size={13} soft>
                Waits for a connection
              </Text>
            )}
            {error === null ? (
              <progress className={styles.progress} max={1} value={share} aria-label={`Uploading ${name}`} />
            ) : (
              <span role="alert">
                <FieldError error={inLabelWords(error, 'file', name)} />
              </span>
            )}
          </Box>
          {(error !== null || isWaiting) && (
            <IconButton small icon="close" label={`Dismiss ${name}`} onPress={() => onDismiss(id)} />
          )}
        </Row>
      ))}
    </Grid>
  );
}
