import type { RentalRequestRecord } from '@yard/contracts';
import { type Column, DateText, Indicator, Money, StatusBadge } from '@yard/ui';
import { statusWords } from '../words/status-words';
import styles from './admin.module.css';

/** The back office's table of rental requests. */
export function requestColumns(currency: string): Column<RentalRequestRecord>[] {
  return [
    {
      key: 'id',
      label: '#',
      width: '72px',
      render: ({ id, needs_attention }) => (
        <span className={styles.id}>
          {id}
          {needs_attention && <Indicator size={8} label="Needs attention" />}
        </span>
      ),
    },
    { key: 'machine', label: 'Machine', render: ({ machine }) => machine?.subject ?? 'A removed machine' },
    { key: 'user', label: 'Renter', wide: true, render: ({ user }) => user.name },
    { key: 'owner', label: 'Owner', wide: true, render: ({ machine }) => machine?.user_name ?? '–' },
    {
      key: 'start_date',
      label: 'From',
      sortable: true,
      wide: true,
      render: (request) => <DateText value={request.start_date} />,
    },
    {
      key: 'end_date',
      label: 'To',
      sortable: true,
      wide: true,
      render: (request) => <DateText value={request.end_date} />,
    },
    { key: 'status', label: 'Status', render: ({ status }) => <Status status={status} /> },
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
      render: (request) => <DateText value={request.created_at} />,
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
