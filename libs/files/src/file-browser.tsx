import { type MediaRecord, mediaType, UPLOAD_MAX_MB } from '@yard/contracts';
import { useUploads } from '@yard/data';
import {
  Button,
  EmptyState,
  ErrorState,
  Pagination,
  SearchFilter,
  Segmented,
  SkeletonBlock,
  UploadList,
} from '@yard/ui';
import { type DragEvent, useRef, useState } from 'react';
import { FileDetails } from './file-details';
import { FileTiles } from './file-tiles';
import { ACCEPTED, whyRefused } from './file-words';
import styles from './files.module.css';
import { FolderList } from './folder-list';
import { useShelf } from './use-shelf';

type FileBrowserProps = {
  /** The folder of new files where no other is open. */
  uploadsTo?: string;
  /** In a dialog: a file is to be chosen. */
  onChoose?: (file: MediaRecord) => void;
};

const WHOSE = [
  { value: 'mine' as const, label: 'My files' },
  { value: 'all' as const, label: 'Everybody’s' },
];

/** The files that were uploaded: folders, search, upload, and one file with what can be done with it. */
export function FileBrowser({ uploadsTo = '', onChoose }: FileBrowserProps) {
  const shelf = useShelf();
  const { look, files, folders } = shelf;
  const [open, setOpen] = useState<MediaRecord | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const folder = look.folder === '' ? uploadsTo : look.folder;
  const { uploads, upload, dismiss } = useUploads<MediaRecord>(
    mediaType.endpoint,
    (file) => {
      shelf.refresh();
      setOpen(file);
    },
    { fields: folder === '' ? {} : { folder }, whyRefused },
  );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload([...event.dataTransfer.files]);
  };
  const found = files.data?.data ?? [];
  const shown = found.find(({ id }) => id === open?.id) ?? open;

  return (
    <div className={styles.browser} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={styles.bar}>
        <SearchFilter
          label="Search files"
          hideLabel
          placeholder="Search by name"
          value={look.search}
          onSettle={(search) => shelf.set({ search })}
        />
        {shelf.isAdmin && (
          <Segmented
            label="Whose files"
            segments={WHOSE}
            value={look.whose}
            onChange={(whose) => shelf.set({ whose, folder: '' })}
          />
        )}
        <Button icon="upload" onPress={() => chooser.current?.click()}>
          Upload
        </Button>
        <input
          ref={chooser}
          type="file"
          accept={ACCEPTED}
          multiple
          hidden
          aria-label="Files to upload"
          onChange={(event) => {
            void upload([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      <div className={styles.columns}>
        <FolderList
          folders={folders.data?.folders ?? []}
          open={look.folder}
          onOpen={(name) => shelf.set({ folder: name })}
        />
        <section aria-label="Files" className={styles.files}>
          {files.data === undefined && !files.isError && <SkeletonBlock height={320} />}
          {files.isError && found.length === 0 && (
            <ErrorState
              title="The files could not be loaded"
              onRetry={() => void files.refetch()}
              retrying={files.isFetching}
            />
          )}
          {files.data && found.length === 0 && (
            <EmptyState
              icon="image"
              title={look.search === '' ? 'No files here yet' : 'No file has such a name'}
            >
              Drop pictures here or press “Upload”: JPEG, PNG, WebP, GIF or AVIF, up to {UPLOAD_MAX_MB} MB
              each.
            </EmptyState>
          )}
          <FileTiles files={found} open={shown?.id ?? null} onOpen={setOpen} />
          {files.data && files.data.last_page > 1 && (
            <Pagination
              page={files.data.current_page}
              lastPage={files.data.last_page}
              total={files.data.total}
              noun="files"
              onPage={(page) => shelf.set({ page })}
            />
          )}
        </section>
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
    </div>
  );
}
