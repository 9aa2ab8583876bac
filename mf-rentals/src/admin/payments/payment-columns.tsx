import { type AdminPaymentRecord, paymentLabel } from '@yard/contracts';
import { type Column, DateText, Money, Row, StatusBadge } from '@yard/ui';
import { DisputeBadge } from '../../rental/disputes/dispute-badge';
import { wordsOfPayment } from '../../words/status-words';
import { Link } from 'react-router';

export const paymentColumns: readonly Column<AdminPaymentRecord>[] = [
  {
    key: 'rental_request_id',
    label: 'Rental',
    width: '84px',
    wide: true,
    render: ({ rental_request_id: id }) => <Link to={`/rental_requests/${id}`}>No. {id}</Link>,
  },
  {
    key: 'kind',
    label: 'For',
    wide: true,
    render: shortLabel,
  },
  {
    key: 'machine',
    label: 'Machine',
    grows: true,
    render: ({ machine_subject }) => machine_subject,
    below: (payment) => (
      <>
        {shortLabel(payment)} · {payment.renter.name} · No. {payment.rental_request_id} ·{' '}
        <DateText dayOnly value={payment.created_at} />
      </>
    ),
  },
  {
    key: 'renter',
    label: 'Renter',
    wide: 'more',
    render: ({ renter }) => renter.name,
  },
  {
    key: 'owner',
    label: 'Owner',
    wide: 'most',
    render: ({ owner }) => owner.name,
  },
  {
    key: 'status',
    label: 'Status',
    render: (payment) => (
      <Row as="span" gap={1} wrap inline>
        <PaymentStatusBadge {...payment} />
        {payment.dispute && <DisputeBadge dispute={payment.dispute} />}
      </Row>
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
    wide: 'more',
    render: ({ refunded_amount, currency }) => (
      <Money amount={refunded_amount === 0 ? null : refunded_amount} currency={currency} exact />
    ),
  },
  {
    key: 'created_at',
    label: 'Made',
    sortable: true,
    wide: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];

function shortLabel(payment: AdminPaymentRecord): string {
  const isRent = payment.kind === 'rental' && payment.rental_change_id === null;
  return isRent ? 'Rent' : paymentLabel(payment);
}

export function PaymentStatusBadge(payment: Pick<AdminPaymentRecord, 'status'>) {
  const { label, tone, icon } = wordsOfPayment(payment);
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
