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
import { formatMoney } from '@kit/money';
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
  const [due, next] = [dueNow(rentals), chargedNext(rentals)];
  if (payments.length === 0 && next.length === 0) {
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
      <Totals payments={payments} due={due} next={next} />
      <Charges title="Due now" charges={due} isDue />
      <Charges title="Charged next" charges={next} />
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

/** A sum of one rental, to be paid now or charged later. */
type Charge = { rental: number; subject: string; note: string; amount: number };

/** What was refused or waits for the reader, in the amounts that are due. */
function dueNow(requests: readonly RentalRequestRecord[]): Charge[] {
  return requests
    .filter(({ status }) => canApply('retry', status))
    .flatMap((request) => {
      const { id: rental, machine } = request;
      return duePayments(request).map((payment) => ({
        ...{ rental, subject: machine.subject, note: paymentLabel(payment) },
        amount: withAmountDue(request, payment).amount,
      }));
    });
}

/** The rents of approved rentals that nothing was charged for yet, the next first. */
function chargedNext(requests: readonly RentalRequestRecord[]): Charge[] {
  return requests
    .filter(
      ({ status, payments }) =>
        canApply('collect', status) && !payments.some(({ kind }) => kind === 'rental'),
    )
    .map((request) => ({ request, from: collectFrom(request.start_date, zoneOf(request.machine)) }))
    .sort((one, other) => one.from.getTime() - other.from.getTime())
    .map(({ request: { id, machine, subtotal }, from }) => ({
      ...{ rental: id, subject: machine.subject, amount: subtotal },
      note: from > new Date() ? dayWords(todayIn(zoneOf(machine), from)) : 'Today',
    }));
}

type TotalsProps = {
  payments: readonly UserPaymentRecord[];
  due: readonly Charge[];
  next: readonly Charge[];
};

function Totals({ payments, due, next }: TotalsProps) {
  const { currency } = useSettings();
  const figure = (label: string, sums: readonly { amount: number }[]) => ({
    ...{ label, amount: planSum(sums, currency), isBalance: true },
  });
  const refunded = payments.map(({ refunded_amount }) => ({ amount: refunded_amount }));
  const figures = [
    figure('Due now', due),
    figure('Charged next', next),
    figure('Paid', payments.filter(wasCollected)),
    figure('Refunded', refunded),
  ];
  return <Figures figures={figures} currency={currency} />;
}

function Payment({ payment }: { payment: UserPaymentRecord }) {
  const { rental_request_id: rental, amount, refunded_amount, currency } = payment;
  const why = hasFailed(payment) ? payment.failure_message : payment.waiver_reason;
  return (
    <Stack as="li" gap={1} pad={4}>
      <Row gap={4} justify="between">
        <Link to={`/rentals/${rental}`}>{payment.machine_subject}</Link>
        <Text as="span" weight={650} figures>
          <Money amount={amount} currency={currency} exact />
        </Text>
      </Row>
      <Row gap={4} align="center" justify="between">
        <Row as="span" gap={2} align="center" wrap>
          <Hint as="span">
            {paymentLabel(payment)} · <DateText value={paidAt(payment)} dayOnly /> · No. {rental}
          </Hint>
          <StatusBadge {...wordsOfPayment(payment)} />
          {refunded_amount > 0 && (
            <Hint as="span">
              <Money amount={refunded_amount} currency={currency} exact /> refunded
            </Hint>
          )}
        </Row>
        {hasReceipt(payment) && (
          <LinkButton to={documentAddress(rental, 'receipt.pdf')} ownTab icon="receipt" kind="quiet" small>
            Receipt
          </LinkButton>
        )}
      </Row>
      {why && <Hint>{why}</Hint>}
    </Stack>
  );
}

type ChargesProps = { title: string; charges: readonly Charge[]; isDue?: boolean };

function Charges({ title, charges, isDue = false }: ChargesProps) {
  const { currency } = useSettings();
  if (charges.length === 0) return null;
  return (
    <Panel title={title}>
      <Box as="ul" bare divided>
        {charges.map(({ rental, subject, note, amount }) => (
          <Row as="li" key={`${rental} ${note}`} gap={4} align="center" justify="between" padY={2}>
            <Stack as="span" gap={1}>
              <Link to={`/rentals/${rental}`}>{subject}</Link>
              <Hint as="span">{note}</Hint>
            </Stack>
            {isDue ? (
              <LinkButton to={`/rentals/${rental}`} small>
                Pay {formatMoney(amount, currency)}
                <span className="visually-hidden"> for {subject}</span>
              </LinkButton>
            ) : (
              <Text as="span" weight={650} figures>
                <Money amount={amount} currency={currency} exact />
              </Text>
            )}
          </Row>
        ))}
      </Box>
    </Panel>
  );
}
