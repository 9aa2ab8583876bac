import { hasFailed, hasReceipt, paymentLabel, rentalRequestType, zoneOf } from '@yard/contracts';
import type { UserPaymentRecord } from '@yard/contracts/records';
import { userPaymentType } from '@yard/contracts/user-payments';
import { useLiveRecords, useRecordCache, useRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { AnswerFailed, type UrlFilters, useSettings, useUrlFilters } from '@yard/remote-kit';
import {
  Box,
  DateText,
  EmptyState,
  Hint,
  LinkButton,
  Money,
  Page,
  PageHeader,
  pageOf,
  Pagination,
  Panel,
  Row,
  SkeletonBlock,
  Stack,
  StatusBadge,
  Text,
} from '@yard/ui';
import { Link } from 'react-router';
import { documentAddress } from '../rental-page/documents/document-address';
import { wordsOfPayment } from '../words/status-words';
import { todayIn } from '@yard/dates';
import { dayWords } from '../words/time-words';
import { type ComingCharge, comingCharges } from './coming-charges';

/** `/payments`: what the reader was charged for all their rentals, the newest first. */
export default function PaymentsPage() {
  const filters = useUrlFilters();
  const { refresh } = useRecordCache(userPaymentType);
  // Payments have no live channel of their own: events of a rental refresh the list.
  useLiveRecords(rentalRequestType, { saved: refresh });
  return (
    <Page narrow>
      <Stack gap={6}>
        <PageHeader
          title="Payments"
          lead="What you paid, what was refunded, and what’s charged next."
          actions={<LinkButton to="/cards">Cards</LinkButton>}
        />
        <Payments filters={filters} />
      </Stack>
    </Page>
  );
}

/** The rentals that may have a charge to come. */
const APPROVED = { role: 'renter', status: 'approved' };

function Payments({ filters }: { filters: UrlFilters }) {
  const { data, error, isFetching, refetch } = useRecords(userPaymentType, { page: filters.page });
  const approved = useWholeList(rentalRequestType, APPROVED);
  const charges = comingCharges(approved.data?.data ?? []);
  if (error && !data) {
    return (
      <AnswerFailed
        title="We couldn’t load your payments"
        level={2}
        answer={{ error, isFetching, refetch }}
      />
    );
  }
  if (!data || approved.isPending) return <SkeletonBlock height={320} />;
  if (data.data.length === 0 && charges.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        level={2}
        title="No payments yet"
        action={<LinkButton to="/search">Find a machine</LinkButton>}
      >
        Requests are free. You pay the deposit once the owner approves.
      </EmptyState>
    );
  }
  return (
    <>
      {charges.length > 0 && <ChargedNext charges={charges} />}
      {data.data.length > 0 && (
        <Box as="ul" bare framed divided aria-label="Payments">
          {data.data.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Box>
      )}
      <Pagination {...pageOf(data)} noun="payments" onPage={(page) => filters.set({ page: String(page) })} />
    </>
  );
}

function Payment({ payment }: { payment: UserPaymentRecord }) {
  const { rental_request_id: rental, amount, refunded_amount, currency } = payment;
  const why = hasFailed(payment) ? payment.failure_message : payment.waiver_reason;
  return (
    <Stack as="li" gap={2} pad={4}>
      <Row gap={4} justify="between">
        <Stack gap={1}>
          <Link to={`/rentals/${rental}`}>{payment.machine_subject}</Link>
          <Hint as="span">
            {paymentLabel(payment)} · <DateText value={payment.succeeded_at ?? payment.created_at} dayOnly />{' '}
            · No. {rental}
          </Hint>
          {why && <Hint as="span">{why}</Hint>}
        </Stack>
        <Stack gap={1} align="end" firm>
          <Text as="span" weight={650} figures>
            <Money amount={amount} currency={currency} exact />
          </Text>
          {refunded_amount > 0 && (
            <Hint as="span">
              <Money amount={refunded_amount} currency={currency} exact /> refunded
            </Hint>
          )}
        </Stack>
      </Row>
      <Row gap={2} align="center" justify="between">
        <StatusBadge {...wordsOfPayment(payment)} />
        {hasReceipt(payment) && (
          <LinkButton to={documentAddress(rental, 'receipt.pdf')} ownTab icon="receipt" kind="quiet" small>
            Receipt
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}

function ChargedNext({ charges }: { charges: readonly ComingCharge[] }) {
  const { currency } = useSettings();
  return (
    <Panel title="Charged next">
      <Box as="ul" bare divided>
        {charges.map(({ request: { id, machine, subtotal }, from }) => (
          <Row as="li" key={id} gap={4} justify="between" padY={2}>
            <Stack as="span" gap={1}>
              <Link to={`/rentals/${id}`}>{machine.subject}</Link>
              <Hint as="span">
                {from > new Date() ? `on ${dayWords(todayIn(zoneOf(machine), from))}` : 'today'}
              </Hint>
            </Stack>
            <Text as="span" weight={650} figures>
              <Money amount={subtotal} currency={currency} exact />
            </Text>
          </Row>
        ))}
      </Box>
    </Panel>
  );
}
