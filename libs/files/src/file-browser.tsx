import { type MediaFolder, type MediaRecord, mediaType, UPLOAD_MAX_MB } from '@yard/contracts';
import { useUploads } from '@yard/data';
import {
  Box,
  EmptyState,
  FilesButton,
  FilterBar,
  Grid,
  Icon,
  LoadFailed,
  pageOf,
  Pagination,
  Segmented,
  SkeletonBlock,
  Stack,
  Text,
  UploadList,
} from '@yard/ui';
import { type DragEvent, useState } from 'react';
import { FileDetails } from './file-details';
import { ACCEPTED, sizeWords, whyRefused } from './file-words';
import { useFileBrowser } from './use-file-browser';
import styles from './files.module.css';

type FileBrowserProps = {
  /** The folder of new files where no other is open. */
  uploadsTo?: string;
  /** Set in a dialog where a file is to be chosen. */
  onChoose?: (file: MediaRecord) => void;
};

/** The files that were uploaded: folders, search, upload, and one file with what can be done with it. */
export function FileBrowser({ uploadsTo = '', onChoose }: FileBrowserProps) {
  const shelf = useFileBrowser();
  const [open, setOpen] = useState<MediaRecord | null>(null);
  const { uploads, upload, dismiss } = useShelfUploads(shelf, uploadsTo, setOpen);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload([...event.dataTransfer.files]);
  };
  const shown = shelf.files.data?.data.find(({ id }) => id === open?.id) ?? open;

  return (
    <Box shrinks onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <FileBar shelf={shelf} onUpload={(files) => void upload(files)} />
      <Box below={uploads.length > 0 ? 4 : undefined}>
        <UploadList uploads={uploads} onDismiss={dismiss} />
      </Box>
      <div className={styles.columns}>
        <FolderList
          folders={shelf.folders.data?.folders ?? []}
          open={shelf.look.folder}
          onOpen={(name) => shelf.set({ folder: name })}
        />
        <FoundFiles shelf={shelf} open={shown?.id ?? null} onOpen={setOpen} />
        {shown && (
          <FileDetails
            key={shown.id}
            file={shown}
            isOwn={shelf.isOwn(shown)}
            isAdmin={shelf.isAdmin}
            onChoose={onChoose}
            onChanged={shelf.refresh}
            onDeleted={() => setOpen(null)}
          />
        )}
      </div>
    </Box>
  );
}

/** New files go to the folder that is open; the last of them is shown. */
function useShelfUploads(
  shelf: ReturnType<typeof useFileBrowser>,
  uploadsTo: string,
  onUploaded: (file: MediaRecord) => void,
) {
  const folder = shelf.look.folder === '' ? uploadsTo : shelf.look.folder;
  return useUploads<MediaRecord>(
    mediaType.endpoint,
    (file) => {
      shelf.refresh();
      onUploaded(file);
    },
    { fields: folder === '' ? {} : { folder }, whyRefused },
  );
}

const WHOSE = [
  { value: 'mine' as const, label: 'My files' },
  { value: 'all' as const, label: 'Everybody’s' },
];

type FileBarProps = { shelf: ReturnType<typeof useFileBrowser>; onUpload: (files: File[]) => void };

function FileBar({ shelf: { look, isAdmin, set }, onUpload }: FileBarProps) {
  return (
    <FilterBar
      label="Search files"
      placeholder="Search by name"
      value={look.search}
      onSearch={(search) => set({ search })}
    >
      {isAdmin && (
        <Segmented
          label="Whose files"
          segments={WHOSE}
          value={look.whose}
          onChange={(whose) => set({ whose, folder: '' })}
        />
      )}
      <FilesButton icon="upload" label="Files to upload" accept={ACCEPTED} onFiles={onUpload}>
        Upload
      </FilesButton>
    </FilterBar>
  );
}

type FolderListProps = { folders: readonly MediaFolder[]; open: string; onOpen: (folder: string) => void };

function FolderList({ folders, open, onOpen }: FolderListProps) {
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

type FoundFilesProps = {
  shelf: ReturnType<typeof useFileBrowser>;
  /** Id of the file that is shown beside them. */
  open: number | null;
  onOpen: (file: MediaRecord) => void;
};

function FoundFiles({ shelf: { look, files, set }, open, onOpen }: FoundFilesProps) {
  const found = files.data?.data ?? [];
  return (
    <Stack as="section" aria-label="Files" gap={4} shrinks>
      {files.data === undefined && !files.isError && <SkeletonBlock height={320} />}
      {files.isError && found.length === 0 && (
        <LoadFailed title="We couldn’t load the files" answer={files} />
      )}
      {files.data && found.length === 0 && <NoFiles isSearch={look.search !== ''} />}
      <FileTiles files={found} open={open} onOpen={onOpen} />
      <Pagination {...pageOf(files.data)} noun="files" onPage={(page) => set({ page })} />
    </Stack>
  );
}

function NoFiles({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState icon="image" title={isSearch ? 'No file has such a name' : 'No files here yet'}>
      Drop pictures here or press “Upload”: JPEG, PNG, WebP, GIF or AVIF, up to {UPLOAD_MAX_MB} MB each.
    </EmptyState>
  );
}

type FileTilesProps = {
  files: readonly MediaRecord[];
  open: number | null;
  onOpen: (file: MediaRecord) => void;
};

function FileTiles({ files, open, onOpen }: FileTilesProps) {
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
