import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable, useUrlFilters } from '@yard/remote-kit';
import { Button, type Column, DateText, EmptyState, FilterBar, PageHeader, useShortcut } from '@yard/ui';
import type { ReactNode } from 'react';
import { ForEditors } from './for-editors';
import type { TextKind, TextRecord } from './text-kind';
import { TextRecordPanel } from './text-record-panel';

function columnsOf<R extends TextRecord>({ short, long }: TextKind<R>): Column<R>[] {
  const first = (record: R) => String(record[long.name]).trim().split('\n', 1)[0];
  return [
    {
      key: short.name,
      label: short.label,
      grows: true,
      sortable: true,
      render: (record) => String(record[short.name]),
      below: first,
    },
    { key: long.name, label: long.label, wide: true, render: first },
    {
      key: 'created_at',
      label: 'Made',
      width: '120px',
      wide: true,
      sortable: true,
      render: ({ created_at }) => <DateText dayOnly value={created_at} />,
    },
  ];
}

/** Records of two texts: a list with a search, one of them beside it to be changed. */
export function TextRecordsPage<R extends TextRecord>({ kind }: { kind: TextKind<R> }) {
  const filters = useUrlFilters('open');
  const startNew = () => filters.set({ open: 'new' });
  const sort = filters.sortOf([kind.short.name, 'created_at'], { key: kind.short.name, direction: 'asc' });
  const search = filters.get('search');
  const records = useRecords(kind.type, {
    ...{ search, sort: sort.key, direction: sort.direction },
    ...{ page: filters.page, per_page: 50 },
  });
  useLiveRecords(kind.type);
  useShortcut('n', `New ${kind.noun}`, startNew);
  const open = filters.get('open');
  const known = records.data?.data.find(({ id }) => id === filters.open);
  const isShown = open === 'new' || known !== undefined;
  return (
    <>
      <PageHeader title={kind.title} lead={kind.lead} actions={<New kind={kind} onPress={startNew} />} />
      <FilterBar
        label={`Search ${kind.plural}`}
        placeholder={`${kind.short.label}, ${kind.long.label.toLowerCase()}`}
        value={search}
        onSettle={(words) => filters.set({ search: words })}
      />
      <RecordTable
        filters={filters}
        label={kind.title}
        noun={kind.noun}
        answer={records}
        columns={columnsOf(kind)}
        sort={sort}
        empty={<None kind={kind} isSearched={search !== ''} onAll={() => filters.set({ search: null })} />}
      />
      {isShown && (
        <TextRecordPanel key={open} kind={kind} record={known} onClose={() => filters.set({ open: null })} />
      )}
    </>
  );
}

function New<R extends TextRecord>({ kind, onPress }: { kind: TextKind<R>; onPress: () => void }): ReactNode {
  return (
    <ForEditors right={kind.right}>
      <Button kind="primary" icon="plus" onPress={onPress}>
        New {kind.noun}
      </Button>
    </ForEditors>
  );
}

interface NoneProps<R extends TextRecord> {
  kind: TextKind<R>;
  isSearched: boolean;
  onAll: () => void;
}

function None<R extends TextRecord>({ kind, isSearched, onAll }: NoneProps<R>) {
  if (!isSearched)
    return (
      <EmptyState icon={kind.icon} title={`No ${kind.noun} yet`}>
        {kind.none}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={`No ${kind.noun} matches`}
      action={<Button onPress={onAll}>Show all</Button>}
    />
  );
}
