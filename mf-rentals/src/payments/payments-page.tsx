import {
  collectFrom,
  duePayments,
  hasFailed,
  hasReceipt,
  paymentLabel,
  type RentalRequestRecord,
  rentalRequestType,
  wasCollected,
  withAmountDue,
  zoneOf,
} from '@yard/contracts';
import type { UserPaymentRecord } from '@yard/contracts/records';
import { canApply } from '@yard/contracts/rental-moves';
import { userPaymentType } from '@yard/contracts/user-payments';
import { useLiveRecords, useRecordCache } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { AnswerFailed, useSettings } from '@yard/remote-kit';
import {
  Box,
  DateText,
  EmptyState,
  Hint,
  LinkButton,
  Money,
  Page,
  PageHeader,
  Panel,
  Row,
  SkeletonBlock,
  Stack,
  StatusBadge,
  Text,
} from '@yard/ui';
import { Link } from 'react-router';
import { documentAddress } from '../rental-page/documents/document-address';
import { Figures } from '../statements/figures';
import { planSum } from '../words/plan-words';
import { wordsOfPayment } from '../words/status-words';
import { dayOf, todayIn } from '@yard/dates';
import { dayWords } from '../words/time-words';

/** `/payments`: what the reader was charged for all their rentals, the newest first. */
export default function PaymentsPage() {
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
        <Payments />
      </Stack>
    </Page>
  );
}

const RENTED = { role: 'renter' };

function Payments() {
  const paid = useWholeList(userPaymentType);
  const rented = useWholeList(rentalRequestType, RENTED);
  const failed = [paid, rented].find(({ error, data }) => error && !data);
  if (failed) return <AnswerFailed title="We couldn’t load your payments" level={2} answer={failed} />;
  if (!paid.data || !rented.data) return <SkeletonBlock height={320} />;
  const [payments, rentals] = [paid.data.data, rented.data.data];
  const charges = comingCharges(rentals);
  if (payments.length === 0 && charges.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        level={2}
        title="No payments yet"
        action={<LinkButton to="/search">Find a machine</LinkButton>}
      >
        Requests are free. You pay once a rental is booked.
      </EmptyState>
    );
  }
  return (
    <>
      <Totals payments={payments} rentals={rentals} charges={charges} />
      {charges.length > 0 && <ChargedNext charges={charges} />}
      <Years payments={payments} />
    </>
  );
}

const paidAt = ({ succeeded_at, created_at }: UserPaymentRecord) => succeeded_at ?? created_at;
const yearOf = (payment: UserPaymentRecord) => dayOf(paidAt(payment)).slice(0, 4);

function Years({ payments }: { payments: readonly UserPaymentRecord[] }) {
  return [...new Set(payments.map(yearOf))].map((year) => (
    <Stack as="section" key={year} gap={3} aria-label={year}>
      <h2>{year}</h2>
      <Box as="ul" bare framed divided>
        {payments
          .filter((payment) => yearOf(payment) === year)
          .map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
      </Box>
    </Stack>
  ));
}

/** A rent that will be charged automatically, and the earliest instant. */
type ComingCharge = { request: RentalRequestRecord; from: Date };

/** The rents of approved rentals that nothing was charged for yet, the next first. */
function comingCharges(requests: readonly RentalRequestRecord[]): ComingCharge[] {
  return requests
    .filter(
      ({ status, payments }) =>
        canApply('collect', status) && !payments.some(({ kind }) => kind === 'rental'),
    )
    .map((request) => ({ request, from: collectFrom(request.start_date, zoneOf(request.machine)) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime());
}

type TotalsProps = {
  payments: readonly UserPaymentRecord[];
  rentals: readonly RentalRequestRecord[];
  charges: readonly ComingCharge[];
};

function Totals({ payments, rentals, charges }: TotalsProps) {
  const { currency } = useSettings();
  const owed = rentals
    .filter(({ status }) => canApply('retry', status))
    .flatMap((rental) => duePayments(rental).map((due) => withAmountDue(rental, due)));
  const figure = (label: string, sums: readonly { amount: number }[]) => ({
    ...{ label, amount: planSum(sums, currency), isBalance: true },
  });
  const next = charges.map(({ request }) => ({ amount: request.subtotal }));
  const figures = [
    figure('Paid', payments.filter(wasCollected)),
    figure('Due now', owed),
    figure('Charged next', next),
    figure(
      'Refunded',
      payments.map(({ refunded_amount }) => ({ amount: refunded_amount })),
    ),
  ];
  return <Figures figures={figures} currency={currency} />;
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
            {paymentLabel(payment)} · <DateText value={paidAt(payment)} dayOnly /> · No. {rental}
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
