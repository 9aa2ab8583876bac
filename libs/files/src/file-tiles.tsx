import type { MediaRecord } from '@yard/contracts';
import { Grid, Text } from '@yard/ui';
import { sizeWords } from './file-words';
import styles from './files.module.css';

type FileTilesProps = {
  files: readonly MediaRecord[];
  open: number | null;
  onOpen: (file: MediaRecord) => void;
};

export function FileTiles({ files, open, onOpen }: FileTilesProps) {
  return (
    <Grid as="ul" fit={128} gap={3} bare>
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className={styles.tile}
            aria-pressed={file.id === open}
            onClick={() => onOpen(file)}
          >
            <img src={file.url} alt="" loading="lazy" />
            <Text as="span" cut>
              {file.name}
            </Text>
            <Text as="span" size={13} soft>
              {sizeWords(file.size)}
            </Text>
          </button>
        </li>
      ))}
    </Grid>
  );
}
