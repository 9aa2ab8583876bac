import type { MediaFolder } from '@yard/contracts';
import { Box, Icon, Text } from '@yard/ui';
import styles from './files.module.css';

type FolderListProps = { folders: readonly MediaFolder[]; open: string; onOpen: (folder: string) => void };

/** The folders that files lie in; '' is all of them. */
export function FolderList({ folders, open, onOpen }: FolderListProps) {
  const all = folders.reduce((sum, { files }) => sum + files, 0);
  const named = folders.filter(({ folder }) => folder !== '');
  return (
    <nav aria-label="Folders">
      <Box as="ul" bare className={styles.folders}>
        {[{ folder: '', files: all }, ...named].map(({ folder, files }) => (
          <li key={folder}>
            <button
              type="button"
              className={styles.folder}
              aria-current={folder === open ? 'true' : undefined}
              onClick={() => onOpen(folder)}
            >
              <Icon name={folder === '' ? 'inbox' : 'archive'} size={18} />
              <Text as="span" grows cut>
                {folder === '' ? 'All files' : folder}
              </Text>
              <Text as="span" size={13} soft>
                {files}
              </Text>
            </button>
          </li>
        ))}
      </Box>
    </nav>
  );
}
