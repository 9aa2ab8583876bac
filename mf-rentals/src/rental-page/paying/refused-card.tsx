import {
  duePayments,
  hasFailed,
  isPaid,
  paymentNoun,
  withAmountDue,
  REASON_MAX,
  waivePaymentRules,
  type PaymentRecord,
  type RentalRequestRecord,
} from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { useServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { ForRight } from '@yard/session';
import { Button, ButtonGroup, Hint, Stack, useModals, useToast, Form, Submit, TextArea } from '@yard/ui';
import { useState } from 'react';
import { othersFailureWords, nextAttemptWords } from '../../words/payment-words';
import { instantWords } from '../../words/time-words';
import { usePaymentCalls } from './use-payment-calls';
import { RentalSheet } from '../rental-sheet';
import { ChangedBanner } from '../seen/changed-banner';

type RefusedPayment = { request: RentalRequestRecord; payment: PaymentRecord };

/** An admin's view of a refused card: the reason, the next attempt, and what can be done. @param zone  of the times */
export function RefusedCard({ request, payment, zone }: RefusedPayment & { zone: string }) {
  const isLast = duePayments(request).some(({ id }) => id === payment.id);
  const isDue = isLast && canApply('chargeAgain', request.status);
  return (
    <Stack gap={2}>
      <p>
        {hasFailed(payment) && othersFailureWords(payment)}
        {payment.failure_code && (
          <>
            {' '}
            The card provider’s code: <code>{payment.failure_code}</code>
          </>
        )}
      </p>
      {isDue && <Hint>{nextAttemptWords(payment, request, zone)}</Hint>}
      {isDue && payment.card_asked_at && (
        <Hint>
          {request.user.name} was asked for another card on {instantWords(payment.card_asked_at, zone)}.
        </Hint>
      )}
      {isDue && (
        <ForRight right="money">
          <ButtonGroup>
            {!payment.card_asked_at && <AskForCard request={request} payment={payment} />}
            {hasFailed(payment) && request.has_card && <ChargeAgain request={request} payment={payment} />}
            {canApply('waive', request.status) && <Waive request={request} payment={payment} />}
          </ButtonGroup>
        </ForRight>
      )}
    </Stack>
  );
}

function AskForCard({ request, payment }: RefusedPayment) {
  const { askForCard } = usePaymentCalls(request.id);
  const toast = useToast();
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => askForCard(payment.id),
    onSuccess: () => toast.show(`${request.user.name} is asked for another card, by mail too`),
  });
  return (
    <Button small icon="card" busy={form.busy} onPress={() => void form.submit()}>
      Ask for another card
    </Button>
  );
}

function Waive(props: RefusedPayment) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small onPress={() => setOpen(true)}>
        Waive it
      </Button>
      {isOpen && <WaiveSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChargeAgain({ request, payment }: RefusedPayment) {
  const { chargeAgain } = usePaymentCalls(request.id);
  const { confirm, alert } = useModals();
  const toast = useToast();
  const renter = request.user.name;
  const due = withAmountDue(request, payment);
  const money = formatMoney(due.amount, due.currency, { exact: true });
  const form = useServerForm({
    rules: null,
    initial: {},
    submit: () => chargeAgain(due),
    onSuccess: (next: PaymentRecord) => {
      if (hasFailed(next))
        void alert({ title: 'The card was refused again', message: othersFailureWords(next) });
      else toast.show(`${money} ${isPaid(next) ? 'is paid' : 'is asked for'}`);
    },
  });
  const charge = async () => {
    const isSure = await confirm({
      title: `Charge ${money} again?`,
      message: `${renter}’s card is charged with the ${paymentNoun(payment)} once more. ${renter} hears of the outcome.`,
      confirmText: `Charge ${money}`,
    });
    if (isSure) await form.submit();
  };
  return (
    <Button small icon="retry" busy={form.busy} onPress={() => void charge()}>
      Charge again
    </Button>
  );
}

function WaiveSheet({ request, payment, onClose }: RefusedPayment & { onClose: () => void }) {
  const { waive } = usePaymentCalls(request.id);
  const [seen] = useState({ request, payment });
  const due = withAmountDue(request, seen.payment);
  const money = formatMoney(due.amount, due.currency, { exact: true });
  const form = useServerForm({
    rules: waivePaymentRules,
    draft: `payments/${payment.id}/waive`,
    initial: { reason: '' },
    submit: ({ reason }) => waive(due, reason),
    done: `${money} waived. We notified both`,
    onSuccess: () => onClose(),
  });
  const renter = request.user.name;
  const owner = request.machine.user_name;
  return (
    <RentalSheet title={`Waive ${money}`} request={request} onClose={onClose}>
      <ChangedBanner seen={seen.request} request={request} />
      <p>
        {renter} no longer owes the {paymentNoun(payment)}, and {owner} won’t be paid it. This can’t be
        undone.
      </p>
      <Form of={form} aria-label={`Waive ${money}`}>
        <TextArea
          {...form.field('reason')}
          label="Why"
          hint={`${renter} and ${owner} read this.`}
          rows={3}
          maxLength={REASON_MAX}
        />
        <Submit of={form} kind="danger" label={`Waive ${money}`} />
      </Form>
    </RentalSheet>
  );
}
