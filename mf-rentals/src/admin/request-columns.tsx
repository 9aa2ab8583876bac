import type { RentalRequestRecord } from '@yard/contracts';
import { type Column, DateText, Money, StatusBadge } from '@yard/ui';
import { statusWords } from '../words/status-words';

/** The back office's table of rental requests. */
export function requestColumns(currency: string): Column<RentalRequestRecord>[] {
  return [
    {
      key: 'id',
      label: '#',
      width: '72px',
      wide: true,
      render: ({ id }) => id,
    },
    {
      key: 'machine',
      label: 'Machine',
      grows: true,
      render: ({ machine }) => machine?.subject ?? 'A removed machine',
    },
    { key: 'user', label: 'Renter', wide: true, render: ({ user }) => user.name },
    {
      key: 'owner',
      label: 'Owner',
      wide: 'more',
      render: ({ machine }) => machine?.user_name ?? '–',
    },
    {
      key: 'start_date',
      label: 'From',
      sortable: true,
      wide: true,
      render: ({ start_date }) => <DateText value={start_date} />,
    },
    {
      key: 'end_date',
      label: 'To',
      sortable: true,
      wide: 'more',
      render: ({ end_date }) => <DateText value={end_date} />,
    },
    {
      key: 'status',
      label: 'Status',
      render: ({ status }) => <Status status={status} />,
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
      wide: 'most',
      render: ({ created_at }) => <DateText dayOnly value={created_at} />,
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
