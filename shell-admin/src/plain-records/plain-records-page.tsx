import { useLiveRecords, useRecord, useRecords } from '@yard/data';
import { RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import {
  AwaitedRecord,
  Button,
  type Column,
  DateText,
  EmptyState,
  FilterBar,
  PageHeader,
  SidePanel,
  useShortcut,
} from '@yard/ui';
import type { ReactNode } from 'react';
import { ForEditors } from './for-editors';
import type { PlainField, PlainKind, PlainRecord } from './plain-kind';
import { PlainRecordPanel } from './plain-record-panel';

function columnsOf<R extends PlainRecord>(kind: PlainKind<R>): Column<R>[] {
  const { status, fields } = kind;
  const [first, second] = fields;
  const further = fields.slice(1).map((field): Column<R> => ({
    key: field.name,
    label: field.label,
    wide: true,
    ...(field.max === undefined && { width: '170px' }),
    render: (record) => shown(field, record),
  }));
  return [
    {
      key: first.name,
      label: first.label,
      grows: true,
      sortable: true,
      render: (record) => shown(first, record),
      below: (record) => second && shown(second, record),
    },
    ...further,
    ...(status ? [{ key: 'status', label: 'Status', width: '120px', render: status }] : []),
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

/** An instant, or the first line of a text. */
function shown<R>({ name, max }: PlainField<R>, record: R): ReactNode {
  const value = String(record[name]);
  return max === undefined ? <DateText value={value} /> : value.trim().split('\n', 1)[0];
}

/** Records of a few fields: a list with a search, one of them beside it to be changed. */
export function PlainRecordsPage<R extends PlainRecord>({ kind }: { kind: PlainKind<R> }) {
  const filters = useUrlFilters('open');
  const startNew = () => filters.set({ open: 'new' });
  const sort = filters.sortOf([kind.fields[0].name, kind.sort.key, 'created_at'], kind.sort);
  const search = filters.get('search');
  const records = useRecords(kind.type, {
    ...{ search, sort: sort.key, direction: sort.direction },
    ...{ page: filters.page, per_page: 50 },
  });
  useLiveRecords(kind.type);
  useShortcut('n', `New ${kind.noun}`, startNew);
  return (
    <>
      <PageHeader title={kind.title} lead={kind.lead} actions={<New kind={kind} onPress={startNew} />} />
      {kind.above}
      <FilterBar
        label={`Search ${kind.plural}`}
        placeholder={placeholderOf(kind)}
        value={search}
        onSearch={(words) => filters.set({ search: words })}
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
      <OpenRecord kind={kind} filters={filters} records={records.data?.data} />
    </>
  );
}

interface OpenRecordProps<R extends PlainRecord> {
  kind: PlainKind<R>;
  filters: UrlFilters;
  records: readonly R[] | undefined;
}

/** The form beside the list, whether the list has the record or not; who leads to a new one may fill its fields. */
function OpenRecord<R extends PlainRecord>({ kind, filters, records }: OpenRecordProps<R>) {
  const open = filters.get('open');
  const answer = useRecord(kind.type, filters.open);
  const record = answer.data ?? records?.find(({ id }) => id === filters.open);
  if (open !== 'new' && filters.open === null) return null;
  const names = kind.fields.map(({ name }) => name);
  const given = Object.fromEntries(names.map((name) => [name, filters.get(name)]));
  const none = Object.fromEntries(names.map((name) => [name, null]));
  const close = () => filters.set({ open: null, ...none });
  if (open === 'new' || record)
    return <PlainRecordPanel key={open} kind={kind} record={record} given={given} onClose={close} />;
  return (
    <SidePanel title={kind.title} label={kind.noun} onClose={close}>
      <AwaitedRecord title={`The ${kind.noun} could not be loaded`} answer={answer}>
        It may have been deleted.
      </AwaitedRecord>
    </SidePanel>
  );
}

/** Texts are searched. */
function placeholderOf<R extends PlainRecord>({ fields }: PlainKind<R>): string {
  const [first = '', ...others] = fields.flatMap(({ label, max }) => (max === undefined ? [] : [label]));
  return [first, ...others.map((label) => label.toLowerCase())].join(', ');
}

function New<R extends PlainRecord>({
  kind,
  onPress,
}: {
  kind: PlainKind<R>;
  onPress: () => void;
}): ReactNode {
  return (
    <ForEditors right={kind.right}>
      <Button kind="primary" icon="plus" onPress={onPress}>
        New {kind.noun}
      </Button>
    </ForEditors>
  );
}

interface NoneProps<R extends PlainRecord> {
  kind: PlainKind<R>;
  isSearched: boolean;
  onAll: () => void;
}

function None<R extends PlainRecord>({ kind, isSearched, onAll }: NoneProps<R>) {
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
