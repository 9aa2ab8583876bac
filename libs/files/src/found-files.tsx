import { type MediaRecord, UPLOAD_MAX_MB } from '@yard/contracts';
import { EmptyState, LoadFailed, pageOf, Pagination, SkeletonBlock, Stack } from '@yard/ui';
import { FileTiles } from './file-tiles';
import type { useFileBrowser } from './use-file-browser';

type FoundFilesProps = {
  shelf: ReturnType<typeof useFileBrowser>;
  /** Id of the file that is shown beside them. */
  open: number | null;
  onOpen: (file: MediaRecord) => void;
};

export function FoundFiles({ shelf: { look, files, set }, open, onOpen }: FoundFilesProps) {
  const found = files.data?.data ?? [];
  return (
    <Stack as="section" aria-label="Files" gap={4} shrinks>
      {files.data === undefined && !files.isError && <SkeletonBlock height={320} />}
      {files.isError && found.length === 0 && (
        <LoadFailed title="The files could not be loaded" answer={files} />
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
