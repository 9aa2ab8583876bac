import { failureWords } from '@yard/data';
import { type PagedAnswer, PagedTable, type PagedTableProps } from '@yard/ui';
import { ExportList } from './export-list';
import type { UrlFilters } from './use-url-filters';

/** The first page's address has the list's filters and order. */
type ListAnswer<Row> = PagedAnswer<Row> & { data: { first_page_url: string } | undefined };

export type RecordTableProps<Row> = Omit<
  PagedTableProps<Row>,
  'answer' | 'explain' | 'rowKey' | 'selected' | 'onSelect' | 'onSort' | 'onPage'
> & { answer: ListAnswer<Row>; filters: UrlFilters };

/** A list of the back office whose page, order and open record are in the address. */
export function RecordTable<Row extends { id: number }>({ filters, ...table }: RecordTableProps<Row>) {
  const list = table.answer.data;
  return (
    <>
      <PagedTable
        {...table}
        explain={failureWords}
        rowKey={({ id }) => id}
        selected={filters.open}
        onSelect={({ id }) => filters.setOpen(id)}
        onSort={({ key, direction }) => filters.set({ sort: key, direction })}
        onPage={filters.setPage}
      />
      {list && list.total > 0 && <ExportList address={list.first_page_url} name={`${table.noun}s`} />}
    </>
  );
}
