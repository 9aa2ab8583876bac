import {
  canConfirm,
  canRetry,
  hasFailed,
  newestPayment,
  otherCardCharges,
  paymentNoun,
  withAmountDue,
  isWaived,
  wasCollected,
  type PaymentRecord,
  type RentalRequestRecord,
} from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Banner, Button, Form, Hint, useToast } from '@yard/ui';
import { useRef, useState } from 'react';
import { CardFields } from '../../cards/card-fields';
import { useCardChoice } from '../../cards/use-card-choice';
import { termsShown } from '../../request-wizard/shown-terms';
import type { CardCharge } from '../../words/card-charges';
import { bookingWords, chargeWords, retryCharges, sumOf, sumWords } from '../../words/card-charges';
import { paidWords } from '../../words/paid-words';
import { failureWords, whatWords } from '../../words/payment-words';
import { RentalSheet } from '../rental-sheet';
import { useOneAtATime } from './use-one-at-a-time';
import { usePaymentCalls } from './use-payment-calls';
import { paymentChanges } from '../../words/changes';
import { ChangeList } from '../seen/seen-first';

type PayOutcomeProps = { request: RentalRequestRecord; payment: PaymentRecord; onClose: () => void };

/** Replaces the choice of a card where another attempt came first: there is nothing to pay now. */
function PayOutcome({ request, payment, onClose }: PayOutcomeProps) {
  const isOver = wasCollected(payment) || isWaived(payment);
  return (
    <RentalSheet title={`Pay the ${paymentNoun(payment)}`} request={request} onClose={onClose}>
      <div role="status">
        <Banner tone={isOver ? 'good' : 'info'} title={isOver ? paidWords(payment) : charging(payment)}>
          {meanwhile(payment)}
        </Banner>
      </div>
      <Button kind="primary" onPress={onClose}>
        Close
      </Button>
    </RentalSheet>
  );
}

function meanwhile(payment: PaymentRecord): string | null {
  if (isWaived(payment)) return payment.waiver_reason;
  return wasCollected(payment)
    ? 'This is already paid. You won’t be charged twice.'
    : 'We’re already charging it. You’ll see the bank’s answer here.';
}

const charging = (payment: PaymentRecord) => `${whatWords(payment)} is being charged`;

/** Changes to a payment since the reader saw it, by somebody else's attempt. */
function PayChanged({ seen, payment }: { seen: PaymentRecord; payment: PaymentRecord }) {
  if (seen.id === payment.id && seen.updated_at === payment.updated_at) return null;
  const changes = paymentChanges(seen, payment);
  return (
    <div role="alert">
      <Banner tone="warn" title="We tried again while you were reading">
        {changes.length > 0 ? <ChangeList changes={changes} /> : 'It was declined again.'}
      </Banner>
    </div>
  );
}

export interface PaySheetProps {
  request: RentalRequestRecord;
  payment: PaymentRecord;
  onClose: () => void;
  /** Goes on to the bank with a payment that waits for it. */
  onConfirm: (payment: PaymentRecord) => void;
}

export function PaySheet({ request, payment: given, onClose, onConfirm }: PaySheetProps) {
  const [tried, setTried] = useState<PaymentRecord | null>(null);
  // Each try is a payment of its own; the newest is the one to try again.
  const payment = newestPayment([given, ...(tried ? [tried] : []), ...request.payments], given.kind) ?? given;
  const due = withAmountDue(request, payment);
  const choice = useCardChoice(null, request.stripe_payment_method_id);
  const charges = retryCharges(request, due);
  const { form, pay, busy } = usePayAgain(request, { due, charges }, choice, (attempt) => {
    if (hasFailed(attempt)) return setTried(attempt);
    onClose();
    return canConfirm(attempt) ? onConfirm(attempt) : undefined;
  });
  if (!busy && !canRetry(payment)) {
    return <PayOutcome request={request} payment={payment} onClose={onClose} />;
  }
  const wasRefused = hasFailed(payment) && request.stripe_payment_method_id !== null;
  return (
    <RentalSheet title={`Pay the ${paymentNoun(payment)}`} request={request} onClose={onClose}>
      {!busy && <PayChanged seen={tried ?? given} payment={payment} />}
      {hasFailed(payment) && request.has_card && (
        <Banner tone="bad" title={failureWords(payment)}>
          Nothing was charged. Try again, or choose another card.
        </Banner>
      )}
      <Form onSubmit={pay} errors={{ ...form.errors, ...choice.newCard.errors }} aria-label="Pay">
        <CardFields
          choice={choice}
          error={form.part('stripe_payment_method_id').error}
          refused={wasRefused ? request.stripe_payment_method_id : null}
        />
        <OthersUnpaid request={request} paid={payment} />
        {charges.length > 1 && <Hint>{bookingWords(charges)}</Hint>}
        <Button type="submit" kind="primary" busy={busy}>
          {`Pay ${sumWords(charges)}`}
        </Button>
      </Form>
    </RentalSheet>
  );
}

/** Names the other refused payments: another card replaces the rental's, and they are charged to it at once. */
function OthersUnpaid({ request, paid }: { request: RentalRequestRecord; paid: PaymentRecord }) {
  const others = otherCardCharges(request).filter(({ kind }) => kind !== paid.kind);
  return others.map((other) => <Hint key={other.id}>A new card also pays {chargeWords(other)} now.</Hint>);
}

function usePayAgain(
  request: RentalRequestRecord,
  { due, charges }: { due: PaymentRecord; charges: CardCharge[] },
  choice: ReturnType<typeof useCardChoice>,
  onTried: (attempt: PaymentRecord) => void,
) {
  const { retry } = usePaymentCalls(request.id);
  const toast = useToast();
  const card = useRef<string | null>(null);
  const form = useServerForm({
    rules: null,
    initial: { stripe_payment_method_id: null },
    submit: () => retry(due, card.current, termsShown(request, sumOf(charges))),
    // Another try was faster: the rental is loaded again, and the sheet says what became of the payment.
    onChanged: () => Promise.resolve(null),
    onSuccess: (attempt) => {
      if (!hasFailed(attempt) && !canConfirm(attempt)) toast.show(paidWords(attempt));
      onTried(attempt);
    },
  });
  const [pay, busy] = useOneAtATime(async () => {
    const chosen = await choice.resolve();
    if (chosen === undefined) return;
    card.current = chosen;
    await form.submit();
  });
  return { form, pay, busy };
}
