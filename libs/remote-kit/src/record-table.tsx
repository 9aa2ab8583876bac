import { failureWords } from '@yard/data';
import { PagedTable, type PagedTableProps } from '@yard/ui';
import type { UrlFilters } from './use-url-filters';

export type RecordTableProps<Row> = Omit<
  PagedTableProps<Row>,
  'explain' | 'rowKey' | 'selected' | 'onSelect' | 'onSort' | 'onPage'
> & { filters: UrlFilters };

/** A list of the back office whose page, order and open record are in the address. */
export function RecordTable<Row extends { id: number }>({ filters, ...table }: RecordTableProps<Row>) {
  return (
    <PagedTable
      {...table}
      explain={failureWords}
      rowKey={({ id }) => id}
      selected={filters.open}
      onSelect={({ id }) => filters.setOpen(id)}
      onSort={({ key, direction }) => filters.set({ sort: key, direction })}
      onPage={filters.setPage}
    />
  );
}
