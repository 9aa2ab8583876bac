import { hasPayoutFailed } from '@yard/contracts';
import { payoutList } from '@yard/contracts/back-office';
import { PersonName } from '@yard/remote-kit';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { ForRight } from '@yard/session';
import { DateText, Money, Row, StatusBadge, Text } from '@yard/ui';
import { Link } from 'react-router';
import { adminPayoutWords } from '../../payouts/payout-words';
import { RetryPayout } from './retry-payout';

export const payoutColumns = columnsOf(payoutList, {
  rental_request_id: {
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
  user_name: {
    wide: true,
    render: ({ user_id, user_name }) => (
      <Text as="span" nowrap>
        <PersonName id={user_id} name={user_name} />
      </Text>
    ),
  },
  state: {
    render: (payout) => (
      <Row as="span" gap={1} across={3} align="center" wrap>
        <StatusBadge {...adminPayoutWords[payout.status]} />
        {payout.failure_message && <span>{payout.failure_message}</span>}
        {hasPayoutFailed(payout) && (
          <ForRight right="money">
            <RetryPayout payout={payout} />
          </ForRight>
        )}
      </Row>
    ),
  },
  amount: {
    align: 'end',
    render: ({ id, amount, currency }) => (
      <Text as="span" nowrap>
        <Link to={`/payouts/${id}`}>
          <Money amount={amount} currency={currency} exact />
        </Link>
      </Text>
    ),
  },
  created_at: { wide: true, render: ({ created_at }) => <Moment value={created_at} /> },
  paid_at: { wide: true, render: ({ paid_at }) => <Moment value={paid_at} /> },
});

const Moment = ({ value }: { value: string | null }) => (
  <Text as="span" nowrap>
    <DateText value={value} />
  </Text>
);
