import { lazy, Suspense } from 'react';

// Admins alone have such lists.
const ExportList = lazy(async () => ({ default: (await import('./export-list')).ExportList }));

interface ListDownloadProps {
  /** A page of the list; undefined until it is there. */
  list: { total: number; first_page_url: string } | undefined;
}

/** The way to take a whole list along, for lists that are no `RecordTable`. */
export function ListDownload({ list }: ListDownloadProps) {
  if (!list || list.total === 0) return null;
  return (
    <Suspense>
      <ExportList address={list.first_page_url} />
    </Suspense>
  );
}
