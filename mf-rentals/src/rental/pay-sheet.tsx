import {
  type PaymentRecord,
  paymentType,
  type RentalRequestRecord,
  rentalRequestType,
} from '@yard/contracts';
import { useRecordCache, useServerForm, useWire } from '@yard/data';
import { Banner, Button, Form, Money, useToast } from '@yard/ui';
import { useRef } from 'react';
import { CardFields } from '../cards/card-fields';
import { useCardChoice } from '../cards/use-card-choice';
import { paymentKinds } from '../words/status-words';
import { RentalSheet } from './rental-sheet';

export interface PaySheetProps {
  request: RentalRequestRecord;
  payment: PaymentRecord;
  onClose: () => void;
}

/** Tries a payment again, with the same card or another one. */
export function PaySheet({ request, payment, onClose }: PaySheetProps) {
  const wire = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  const choice = useCardChoice();
  const toast = useToast();
  const card = useRef<string | null>(null);
  const form = useServerForm({
    rules: null,
    initial: { stripe_payment_method_id: null },
    submit: () =>
      wire
        .resource(rentalRequestType)
        .nested(request.id, paymentType)
        .act(payment.id, 'retry', { stripe_payment_method_id: card.current })
        .finally(refresh),
    onSuccess: ({ status, failure_message }) => {
      if (status === 'failed' || status === 'requires_action') {
        const stripe_payment_method_id =
          failure_message ?? 'Your bank wants to approve it. Choose another card.';
        return form.setErrors({ stripe_payment_method_id });
      }
      toast.show(status === 'succeeded' ? 'Paid' : 'The payment is on its way');
      return onClose();
    },
  });
  const submit = async () => {
    const chosen = await choice.resolve();
    if (chosen === undefined) return;
    card.current = chosen;
    await form.submit();
  };
  return (
    <RentalSheet title={`Pay: ${paymentKinds[payment.kind]}`} request={request} onClose={onClose}>
      {payment.failure_message && <Banner tone="bad" title={payment.failure_message} />}
      <Form onSubmit={submit} errors={{ ...form.errors, ...choice.newCard.form.errors }}>
        <CardFields choice={choice} error={form.errors.stripe_payment_method_id} />
        <Button type="submit" kind="primary" busy={form.busy || choice.newCard.form.busy}>
          Pay <Money amount={payment.amount} currency={payment.currency} exact />
        </Button>
      </Form>
    </RentalSheet>
  );
}
