import type { useRecords } from '@yard/data';
import type { UrlFilters } from '@yard/remote-kit';
import { LoadFailed, pageOf, Pagination, SkeletonBlock, Stack } from '@yard/ui';
import type { ReactNode } from 'react';

type PagedThreadsProps<R extends { id: number }> = {
  records: ReturnType<typeof useRecords<R>>;
  filters: UrlFilters;
  noun: string;
  none: ReactNode;
  card: (record: R) => ReactNode;
};

export function PagedThreads<R extends { id: number }>(props: PagedThreadsProps<R>) {
  const { records, filters, noun, none, card } = props;
  if (records.data === undefined) {
    return records.isError ? (
      <LoadFailed title={`We couldn’t load your ${noun}`} answer={records}>
        Check your connection and try again.
      </LoadFailed>
    ) : (
      <Stack gap={3} bare role="status" aria-label="Loading">
        {[1, 2, 3].map((waiting) => (
          <SkeletonBlock key={waiting} height={94} />
        ))}
      </Stack>
    );
  }
  if (records.data.data.length === 0) return none;
  return (
    <>
      <Stack as="ul" gap={3} bare aria-busy={records.isPlaceholderData}>
        {records.data.data.map((record) => (
          <li key={record.id}>{card(record)}</li>
        ))}
      </Stack>
      <Pagination {...pageOf(records.data)} noun={noun} onPage={filters.setPage} />
    </>
  );
}
