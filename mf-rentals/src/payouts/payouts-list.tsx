import { type PayoutRecord, payoutType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { AnswerFailed, useUrlFilters } from '@yard/remote-kit';
import {
  Box,
  DateText,
  EmptyState,
  Hint,
  LinkButton,
  Money,
  pageOf,
  Pagination,
  Row,
  SkeletonBlock,
  Stack,
  StatusBadge,
  Text,
} from '@yard/ui';
import { Link } from 'react-router';
import { dayOf } from '@yard/dates';
import { payoutWords, reasonWords, refundedWords, sumWords } from './payout-words';

export function PayoutsList() {
  const filters = useUrlFilters();
  const { data, error, isFetching, refetch } = useRecords(payoutType, { page: filters.page });
  if (error && !data) {
    return (
      <AnswerFailed title="We couldn’t load your payouts" level={3} answer={{ error, isFetching, refetch }} />
    );
  }
  if (!data) return <SkeletonBlock height={240} />;
  if (data.data.length === 0) return <NoPayouts />;
  return (
    <>
      <Box as="ul" bare framed divided>
        {data.data.map((payout) => (
          <Payout key={payout.id} payout={payout} />
        ))}
      </Box>
      <Pagination {...pageOf(data)} noun="payouts" onPage={(page) => filters.set({ page: String(page) })} />
    </>
  );
}

function Payout({ payout }: { payout: PayoutRecord }) {
  const { rental_request_id: rental, paid_at, created_at } = payout;
  const reason = reasonWords(payout);
  return (
    <Stack as="li" gap={1} pad={4}>
      <Row gap={1} across={4} align="center" justify="between" wrap>
        <Row gap={4} align="center">
          <Text as="span" weight={650} figures>
            <Money amount={payout.amount} currency={payout.currency} exact />
          </Text>
          <StatusBadge {...payoutWords[payout.status]} />
        </Row>
        <Row gap={1} across={4} align="baseline" wrap>
          {rental !== null && <Link to={`/rentals/${rental}`}>Rental no. {rental}</Link>}
          <Hint as="span">
            {paid_at ? 'Paid' : 'Due since'} <DateText value={dayOf(paid_at ?? created_at)} />
          </Hint>
        </Row>
      </Row>
      {payout.lines.length > 1 && <Hint>{sumWords(payout)}</Hint>}
      {reason && <Hint>{reason}</Hint>}
      {payout.refunded_amount > 0 && <Hint>{refundedWords(payout)}</Hint>}
    </Stack>
  );
}

function NoPayouts() {
  return (
    <EmptyState
      icon="wallet"
      title="No payouts yet"
      action={<LinkButton to="/rentals?role=owner">Rentals of your machines</LinkButton>}
    >
      We send what you earned when a rental closes.
    </EmptyState>
  );
}
