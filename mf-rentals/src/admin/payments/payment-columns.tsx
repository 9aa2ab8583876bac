import type { AdminPaymentRecord } from '@yard/contracts';
import { paymentList, shortPaymentLabel } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DateText, Money, Row, StatusBadge } from '@yard/ui';
import { DisputeBadge } from '../../rental-page/disputes/dispute-badge';
import { wordsOfPayment } from '../../words/status-words';
import { Link } from 'react-router';

export const paymentColumns = columnsOf(paymentList, {
  rental_request_id: {
    width: '84px',
    wide: true,
    render: ({ rental_request_id: id }) => <Link to={`/rental_requests/${id}`}>No. {id}</Link>,
  },
  for: { wide: true },
  machine_subject: {
    grows: true,
    below: (payment) => (
      <>
        {shortPaymentLabel(payment)} · {payment.renter.name} · No. {payment.rental_request_id} ·{' '}
        <DateText dayOnly value={payment.created_at} />
      </>
    ),
  },
  renter: { wide: 'more' },
  owner: { wide: 'most' },
  state: {
    render: (payment) => (
      <Row as="span" gap={1} wrap inline>
        <PaymentStatusBadge {...payment} />
        {payment.dispute && <DisputeBadge dispute={payment.dispute} />}
      </Row>
    ),
  },
  amount: {
    align: 'end',
    render: ({ amount, currency }) => <Money amount={amount} currency={currency} exact />,
  },
  refunded_amount: {
    align: 'end',
    wide: 'most',
    render: ({ refunded_amount, currency }) => (
      <Money amount={refunded_amount === 0 ? null : refunded_amount} currency={currency} exact />
    ),
  },
  created_at: { width: '130px', sortable: true, wide: true, date: 'day' },
});

export const PaymentStatusBadge = (payment: Pick<AdminPaymentRecord, 'status'>) => (
  <StatusBadge {...wordsOfPayment(payment)} />
);
