import { type MediaRecord, mediaType } from '@yard/contracts';
import { useUploads } from '@yard/data';
import { Box, UploadList } from '@yard/ui';
import { type DragEvent, useState } from 'react';
import { FileBar } from './file-bar';
import { FileDetails } from './file-details';
import { whyRefused } from './file-words';
import styles from './files.module.css';
import { FolderList } from './folder-list';
import { FoundFiles } from './found-files';
import { useFileBrowser } from './use-file-browser';

type FileBrowserProps = {
  /** The folder of new files where no other is open. */
  uploadsTo?: string;
  /** In a dialog: a file is to be chosen. */
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
