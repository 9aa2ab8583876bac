import type { DeskPaymentRecord } from '@yard/contracts';
import { type Column, DateText, Money, StatusBadge } from '@yard/ui';
import { paymentKinds, paymentWords } from '../../words/status-words';
import styles from '../admin.module.css';

/** The back office's table of payments. */
export const paymentColumns: readonly Column<DeskPaymentRecord>[] = [
  { key: 'id', label: '#', width: '64px', wide: true, render: ({ id }) => id },
  {
    key: 'kind',
    label: 'For',
    render: ({ kind }) => (
      <span className={styles.oneLine}>{kind === 'rental' ? 'Rent' : paymentKinds[kind]}</span>
    ),
  },
  {
    key: 'machine',
    label: 'Machine',
    wide: true,
    render: ({ machine_subject }) => <span className={styles.subject}>{machine_subject}</span>,
  },
  {
    key: 'renter',
    label: 'Renter',
    wide: true,
    render: ({ renter }) => <span className={styles.oneLine}>{renter.name}</span>,
  },
  {
    key: 'owner',
    label: 'Owner',
    wide: true,
    render: ({ owner }) => <span className={styles.oneLine}>{owner.name}</span>,
  },
  {
    key: 'status',
    label: 'Status',
    render: ({ status }) => (
      <span className={styles.oneLine}>
        <PaymentStatusBadge status={status} />
      </span>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    render: ({ amount, currency }) => <Money amount={amount} currency={currency} exact />,
  },
  {
    key: 'refunded_amount',
    label: 'Refunded',
    align: 'end',
    wide: true,
    render: ({ refunded_amount, currency }) => (
      <Money amount={refunded_amount === 0 ? null : refunded_amount} currency={currency} exact />
    ),
  },
  {
    key: 'created_at',
    label: 'Made',
    sortable: true,
    wide: true,
    width: '170px',
    render: ({ created_at }) => (
      <span className={styles.oneLine}>
        <DateText value={created_at} />
      </span>
    ),
  },
];

export function PaymentStatusBadge({ status }: Pick<DeskPaymentRecord, 'status'>) {
  const { label, tone, icon } = paymentWords[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
