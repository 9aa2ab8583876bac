import type { RentalRequestRecord } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { type Column, DateText, Money, StatusBadge } from '@yard/ui';
import type { ReactNode } from 'react';
import { statusWords } from '../words/status-words';
import styles from './admin.module.css';

/** The back office's table of rental requests. */
export function requestColumns(currency: string): Column<RentalRequestRecord>[] {
  return [
    {
      key: 'id',
      label: '#',
      width: '72px',
      render: ({ id }) => id,
    },
    {
      key: 'machine',
      label: 'Machine',
      render: ({ machine }) => (
        <span className={styles.subject}>{machine?.subject ?? 'A removed machine'}</span>
      ),
    },
    { key: 'user', label: 'Renter', wide: true, render: ({ user }) => <OneLine>{user.name}</OneLine> },
    {
      key: 'owner',
      label: 'Owner',
      wide: true,
      render: ({ machine }) => <OneLine>{machine?.user_name ?? '–'}</OneLine>,
    },
    {
      key: 'start_date',
      label: 'From',
      sortable: true,
      wide: true,
      render: ({ start_date }) => (
        <OneLine>
          <DateText value={start_date} />
        </OneLine>
      ),
    },
    {
      key: 'end_date',
      label: 'To',
      sortable: true,
      wide: true,
      render: ({ end_date }) => (
        <OneLine>
          <DateText value={end_date} />
        </OneLine>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      render: ({ status }) => (
        <OneLine>
          <Status status={status} />
        </OneLine>
      ),
    },
    {
      key: 'subtotal',
      label: 'Total',
      align: 'end',
      wide: true,
      render: ({ subtotal }) => <Money amount={subtotal} currency={currency} exact />,
    },
    {
      key: 'created_at',
      label: 'Asked',
      sortable: true,
      wide: true,
      render: ({ created_at }) => (
        <OneLine>
          <DateText value={todayIn(readersZone(), new Date(created_at))} />
        </OneLine>
      ),
    },
  ];
}

function Status({ status }: Pick<RentalRequestRecord, 'status'>) {
  const { label, tone, icon } = statusWords[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}

function OneLine({ children }: { children: ReactNode }) {
  return <span className={styles.oneLine}>{children}</span>;
}

function readersZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
