import { useRecord } from '@yard/data';
import { type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { AwaitedRecord, Button, type Column, DateText, SidePanel, useShortcut } from '@yard/ui';
import type { ReactNode } from 'react';
import { ForEditors } from './for-editors';
import type { PlainField, PlainKind, PlainRecord } from './plain-kind';
import { PlainRecordPanel } from './plain-record-panel';

function partsOf<R extends PlainRecord>({ status, fields }: PlainKind<R>) {
  const [first, second] = fields;
  const further = fields
    .slice(1)
    .map((field): [string, Partial<Column<R>>] => [
      field.name,
      {
        wide: true,
        ...(field.max === undefined && { width: '170px' }),
        render: (record) => shown(field, record),
      },
    ]);
  return {
    [first.name]: {
      grows: true,
      sortable: true,
      render: (record: R) => shown(first, record),
      below: (record: R) => second && shown(second, record),
    },
    ...Object.fromEntries(further),
    ...(status && { status: { width: '120px', render: status } }),
    created_at: {
      width: '120px',
      wide: true,
      sortable: true,
      render: ({ created_at }: R) => <DateText dayOnly value={created_at} />,
    },
  };
}

function shown<R>({ name, max }: PlainField<R>, record: R): ReactNode {
  const value = String(record[name]);
  return max === undefined ? <DateText value={value} /> : value.trim().split('\n', 1)[0];
}

export function PlainRecordsPage<R extends PlainRecord>({ kind }: { kind: PlainKind<R> }) {
  const { set } = useUrlFilters();
  const startNew = () => set({ open: 'new' });
  useShortcut('n', `New ${kind.noun}`, startNew);
  return (
    <AdminList
      live
      type={kind.type}
      title={kind.title}
      lead={kind.lead}
      actions={<New kind={kind} onPress={startNew} />}
      noun={kind.noun}
      plural={kind.plural}
      perPage={50}
      above={kind.above}
      search={placeholderOf(kind)}
      order={[[kind.fields[0].name, kind.sort.key, 'created_at'], kind.sort]}
      columns={columnsOf(kind.columns, partsOf(kind))}
      none={{ icon: kind.icon, title: `No ${kind.noun} yet`, children: kind.none }}
      also={(filters, records) => <OpenRecord kind={kind} filters={filters} records={records} />}
    />
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
      <AwaitedRecord title={`We couldn’t load the ${kind.noun}`} answer={answer}>
        It may have been deleted.
      </AwaitedRecord>
    </SidePanel>
  );
}

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
