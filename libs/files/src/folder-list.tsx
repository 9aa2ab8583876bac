import type { MediaFolder } from '@yard/contracts';
import { Icon, Text } from '@yard/ui';
import styles from './files.module.css';

type FolderListProps = { folders: readonly MediaFolder[]; open: string; onOpen: (folder: string) => void };

/** The folders that files lie in; '' is all of them. */
export function FolderList({ folders, open, onOpen }: FolderListProps) {
  const all = folders.reduce((sum, { files }) => sum + files, 0);
  const named = folders.filter(({ folder }) => folder !== '');
  return (
    <nav aria-label="Folders" className={styles.folders}>
      <ul>
        {[{ folder: '', files: all }, ...named].map(({ folder, files }) => (
          <li key={folder}>
            <button
              type="button"
              className={styles.folder}
              aria-current={folder === open ? 'true' : undefined}
              onClick={() => onOpen(folder)}
            >
              <Icon name={folder === '' ? 'inbox' : 'archive'} size={18} />
              <span className={styles.name}>{folder === '' ? 'All files' : folder}</span>
              <Text as="span" size={13} soft>
                {files}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
