import { FilesButton, FilterBar, Segmented } from '@yard/ui';
import { ACCEPTED } from './file-words';
import type { useFileBrowser } from './use-file-browser';

const WHOSE = [
  { value: 'mine' as const, label: 'My files' },
  { value: 'all' as const, label: 'Everybody’s' },
];

type FileBarProps = { shelf: ReturnType<typeof useFileBrowser>; onUpload: (files: File[]) => void };

export function FileBar({ shelf: { look, isAdmin, set }, onUpload }: FileBarProps) {
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
