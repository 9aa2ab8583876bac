import { failureWords } from '@yard/data';
import { Checkbox, type Column, type PagedAnswer, PagedTable, type PagedTableProps } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import { ExportList } from './export-list';
import type { Several } from './several/several';
import { MarkKey, useMarks } from './several/use-marks';
import type { UrlFilters } from './use-url-filters';

type ListAnswer<Row> = PagedAnswer<Row> & { data: { first_page_url: string } | undefined };

export type RecordTableProps<Row> = Omit<
  PagedTableProps<Row>,
  'answer' | 'explain' | 'rowKey' | 'selected' | 'onSelect' | 'onSort' | 'onPage'
> & { answer: ListAnswer<Row>; filters: UrlFilters; several?: Several<Row> };

// Loaded once somebody chooses a row.
const SeveralBar = lazy(
  () => import('./several/several-bar'),
) as typeof import('./several/several-bar').default;

export default function RecordTable<Row extends { id: number }>({
  filters,
  several,
  ...table
}: RecordTableProps<Row>) {
  const list = table.answer.data;
  const { marked, mark, setMarked } = useMarks();
  const [isChosen, setChosen] = useState(false);
  const choose = (id: number, isOn: boolean) => {
    setChosen(true);
    mark(id, isOn);
  };
  return (
    <>
      <PagedTable
        {...table}
        columns={several ? [markColumn(several.nameOf, marked, choose), ...table.columns] : table.columns}
        explain={failureWords}
        foot={list && list.total > 0 && <ExportList address={list.first_page_url} />}
        rowKey={({ id }) => id}
        selected={filters.open}
        onSelect={({ id }) => filters.setOpen(table.detail && id === filters.open ? null : id)}
        onSort={({ key, direction }) => filters.set({ sort: key, direction })}
        onPage={filters.setPage}
      />
      {several && <MarkKey />}
      {several && list && isChosen && (
        <Suspense>
          <SeveralBar {...{ several, marked }} noun={table.noun} rows={list.data} onMark={setMarked} />
        </Suspense>
      )}
    </>
  );
}

function markColumn<Row extends { id: number }>(
  nameOf: (row: Row) => string,
  marked: ReadonlySet<number>,
  mark: (id: number, isOn: boolean) => void,
): Column<Row> {
  return {
    key: 'mark',
    label: 'Select',
    width: '70px',
    wide: true,
    render: (row) => (
      <Checkbox
        label=""
        aria-label={`Select ${nameOf(row)}`}
        value={marked.has(row.id)}
        onChange={(isOn) => mark(row.id, isOn)}
      />
    ),
  };
}
