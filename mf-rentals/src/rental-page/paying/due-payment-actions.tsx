import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { canConfirm, hasFailed, withAmountDue } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, Text, useToast } from '@yard/ui';
import { useCardName } from '../../cards/use-cards';
import { termsShown } from '../../request-wizard/shown-terms';
import { retryCharges, sumOf } from '../../words/card-charges';
import { paidWords } from '../../words/paid-words';
import { type Confirmation, useConfirmation } from './use-confirmation';
import { useOneAtATime } from './use-one-at-a-time';
import { usePaymentCalls } from './use-payment-calls';

export interface DuePaymentActionsProps {
  request: RentalRequestRecord;
  payment: PaymentRecord;
  onPay: (payment: PaymentRecord) => void;
}

/** The ways out of a payment that waits for its bank, or was refused: there is always another card. */
export function DuePaymentActions({ request, payment, onPay }: DuePaymentActionsProps) {
  const confirmation = useConfirmation(request, onPay);
  const { again, busy } = useTryAgain(request, payment, confirmation, onPay);
  const card = (
    <Button
      kind={canConfirm(payment) ? 'secondary' : 'primary'}
      icon="card"
      disabled={busy || confirmation.busy}
      onPress={() => onPay(payment)}
    >
      {request.has_card ? 'Pay with another card' : 'Add a card'}
    </Button>
  );
  if (canConfirm(payment)) {
    return (
      <>
        <Button
          kind="primary"
          icon="shield"
          busy={confirmation.busy}
          onPress={() => void confirmation.confirm(payment)}
        >
          Confirm with your bank
        </Button>
        {card}
        <WaitingCard payment={payment} />
      </>
    );
  }
  return (
    <>
      {card}
      {request.stripe_payment_method_id && (
        <Button icon="refresh" busy={busy} onPress={() => void again()}>
          Try this card again
        </Button>
      )}
    </>
  );
}

function WaitingCard({ payment }: { payment: PaymentRecord }) {
  const name = useCardName(payment.stripe_payment_method_id);
  return (
    name && (
      <Text whole soft>
        {`Your bank has to approve ${name}.`}
      </Text>
    )
  );
}

function useTryAgain(
  request: RentalRequestRecord,
  payment: PaymentRecord,
  confirmation: Confirmation,
  onRefused: (payment: PaymentRecord) => void,
) {
  const { retry } = usePaymentCalls(request.id);
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => {
      const due = withAmountDue(request, payment);
      return retry(due, null, termsShown(request, sumOf(retryCharges(request, due))));
    },
    // The choice of a card shows what became of it meanwhile.
    onChanged: () => {
      onRefused(payment);
      return Promise.resolve(null);
    },
    onSuccess: (attempt) => {
      if (hasFailed(attempt)) return onRefused(attempt);
      if (canConfirm(attempt)) return void confirmation.confirm(attempt);
      return toast.show(paidWords(attempt));
    },
  });
  const [again, busy] = useOneAtATime(async () => void (await form.submit()));
  return { again, busy };
}
