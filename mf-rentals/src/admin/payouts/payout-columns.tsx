import { hasPayoutFailed, type PayoutRecord } from '@yard/contracts';
import { PersonName } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { type Column, DateText, Money, Row, Text } from '@yard/ui';
import { Link } from 'react-router';
import { PayoutStatusBadge } from '../../payouts/payout-status-badge';
import { adminPayoutWords } from '../../payouts/payout-words';
import { RetryPayout } from './retry-payout';

export const payoutColumns: readonly Column<PayoutRecord>[] = [
  {
    key: 'rental',
    label: 'Rental',
    width: '84px',
    render: ({ rental_request_id: id }) =>
      id === null ? (
        '–'
      ) : (
        <Text as="span" nowrap>
          <Link to={`/rental_requests/${id}`}>No. {id}</Link>
        </Text>
      ),
    below: ({ user_name, created_at }) => (
      <>
        {user_name} · <DateText dayOnly value={created_at} />
      </>
    ),
  },
  {
    key: 'user',
    label: 'Owner',
    wide: true,
    render: ({ user_id, user_name }) => (
      <Text as="span" nowrap>
        <PersonName id={user_id} name={user_name} />
      </Text>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    render: (payout) => (
      <Row as="span" gap={1} across={3} align="center" wrap>
        <PayoutStatusBadge status={payout.status} words={adminPayoutWords} />
        {payout.failure_message && <span>{payout.failure_message}</span>}
        {hasPayoutFailed(payout) && (
          <ForRight right="money">
            <RetryPayout payout={payout} />
          </ForRight>
        )}
      </Row>
    ),
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    render: ({ id, amount, currency }) => (
      <Text as="span" nowrap>
        <Link to={`/payouts/${id}`}>
          <Money amount={amount} currency={currency} exact />
        </Link>
      </Text>
    ),
  },
  {
    key: 'created_at',
    label: 'Made',
    wide: true,
    render: ({ created_at }) => (
      <Text as="span" nowrap>
        <DateText value={created_at} />
      </Text>
    ),
  },
  {
    key: 'paid_at',
    label: 'Paid',
    wide: true,
    render: ({ paid_at }) => (
      <Text as="span" nowrap>
        <DateText value={paid_at} />
      </Text>
    ),
  },
];
