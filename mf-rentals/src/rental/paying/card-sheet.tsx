import { otherCardCharges, type PaymentRecord, type RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, Form, Hint, useToast } from '@yard/ui';
import { useRef } from 'react';
import { CardFields } from '../../cards/card-fields';
import { useCardChoice } from '../../cards/use-card-choice';
import { bookingWords, type CardCharge, chargeWords, sumOf, sumWords } from '../../words/card-charges';
import { changedCardWords } from '../../words/paid-words';
import { RentalSheet } from '../rental-sheet';
import { useBookingCharges } from './use-booking-charges';
import { useOneAtATime } from './use-one-at-a-time';
import { useRentalMove } from '../use-rental-move';

export interface CardSheetProps {
  request: RentalRequestRecord;
  onClose: () => void;
}

/** Which card a request is paid with. */
export function CardSheet({ request, onClose }: CardSheetProps) {
  const { change } = useRentalMove(request.id);
  const choice = useCardChoice(request.stripe_payment_method_id);
  const isOther = choice.chosen !== request.stripe_payment_method_id;
  const booking = useBookingCharges(request);
  const unpaid = isOther ? otherCardCharges(request) : [];
  const booked = (isOther && booking) || [];
  const charges = [...unpaid, ...booked];
  const toast = useToast();
  const card = useRef<string | null>(null);
  const form = useServerForm({
    rules: null,
    initial: { stripe_payment_method_id: null },
    submit: () => change({ stripe_payment_method_id: card.current, amount: sumOf(charges) }),
    onSuccess: (changed) => {
      toast.show(changedCardWords(request, changed));
      onClose();
    },
  });
  const [submit, busy] = useOneAtATime(async () => {
    const chosen = await choice.resolve();
    if (chosen === undefined) return;
    card.current = chosen;
    await form.submit();
  });
  return (
    <RentalSheet title="Card for this rental" request={request} onClose={onClose}>
      <Form onSubmit={submit} errors={{ ...form.errors, ...choice.newCard.errors }}>
        <CardFields choice={choice} error={form.part('stripe_payment_method_id').error} />
        <Charges unpaid={unpaid} booked={booked} />
        <Button type="submit" kind="primary" busy={busy} disabled={booking === null}>
          {charges.length > 0 ? `Use this card and pay ${sumWords(charges)}` : 'Use this card'}
        </Button>
      </Form>
    </RentalSheet>
  );
}

function Charges({ unpaid, booked }: { unpaid: PaymentRecord[]; booked: CardCharge[] }) {
  return (
    <>
      {unpaid.map((charge) => (
        <Hint key={charge.id}>It is charged at once for {chargeWords(charge)}, which is unpaid.</Hint>
      ))}
      {booked.length > 0 && <Hint>{bookingWords(booked)}</Hint>}
    </>
  );
}
