import {
  type AdminPaymentRecord,
  canRetry,
  isWaived,
  paymentLabel,
  type PaymentRecord,
  rentalRequestType,
} from '@yard/contracts';
import { useRecord } from '@yard/data';
import { readerZone } from '@yard/dates';
import { PersonName } from '@yard/remote-kit';
import { Banner, DateText, Money, SpecSheet, Stack } from '@yard/ui';
import { Link } from 'react-router';
import { RefusedCard } from '../../rental-page/paying/refused-card';
import { type DisputedPayment, disputeNotice, disputeWords, isDisputed } from '../../words/dispute-words';
import { othersFailureWords } from '../../words/payment-words';
import { paidWords } from '../../words/paid-words';
import { PaymentStory } from './payment-story';

export function PaymentView({ payment }: { payment: AdminPaymentRecord }) {
  return (
    <Stack gap={4}>
      {canRetry(payment) && <Refused payment={payment} />}
      {isWaived(payment) && <Waived payment={payment} />}
      {isDisputed(payment) && <DisputeBanner payment={payment} />}
      <PaymentStory payment={payment} />
    </Stack>
  );
}

export function PaymentFacts({ payment }: { payment: AdminPaymentRecord }) {
  const { id, amount, currency, renter, owner, machine_subject, rental_request_id } = payment;
  return (
    <SpecSheet
      facts={[
        { label: 'For', value: paymentLabel(payment) },
        { label: 'Amount', value: <Money amount={amount} currency={currency} exact /> },
        { label: 'Renter', value: <PersonName {...renter} /> },
        { label: 'Owner', value: <PersonName {...owner} /> },
        { label: 'Machine', value: machine_subject },
        {
          label: 'Rental',
          value: <Link to={`/rental_requests/${rental_request_id}`}>No. {rental_request_id}</Link>,
        },
        { label: 'Made', value: <DateText value={payment.created_at} /> },
        { label: 'Provider ID', value: payment.stripe_payment_intent_id ?? '–' },
        { label: 'Number', value: id },
      ]}
    />
  );
}

/** The next attempt as the rental has it; times are in the reader's zone, as in all of the admin panel. */
function Refused({ payment }: { payment: AdminPaymentRecord }) {
  const { data: request } = useRecord(rentalRequestType, payment.rental_request_id);
  const waived = request?.payments.find((other) => isWaived(other) && isForSame(other, payment));
  return (
    <>
      <Banner tone="bad" title="The payment didn’t go through">
        {request ? (
          <RefusedCard request={request} payment={payment} zone={readerZone()} />
        ) : (
          othersFailureWords(payment)
        )}
      </Banner>
      {waived && <Waived payment={waived} />}
    </>
  );
}

function Waived({ payment }: { payment: PaymentRecord }) {
  return (
    <Banner tone="info" title={paidWords(payment)}>
      {payment.waiver_reason}
    </Banner>
  );
}

function isForSame(one: PaymentRecord, other: PaymentRecord): boolean {
  return one.kind === other.kind && one.rental_change_id === other.rental_change_id;
}

/** Times are in the reader's zone; the rental's page, where evidence is sent, uses the machine's. */
function DisputeBanner({ payment }: { payment: AdminPaymentRecord & DisputedPayment }) {
  const { title, text } = disputeNotice(payment, {
    reader: 'admin',
    renter: payment.renter.name,
    zone: readerZone(),
  });
  return (
    <Banner tone={disputeWords(payment.dispute).tone} title={title}>
      {text}
    </Banner>
  );
}
