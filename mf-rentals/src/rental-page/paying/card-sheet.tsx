import type { PlanRecord, RentalRequestRecord } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { Button, Form, Hint, useToast } from '@yard/ui';
import { useRef } from 'react';
import { CardFields } from '../../cards/card-fields';
import { type CardChoice, useCardChoice } from '../../cards/use-card-choice';
import { useSettings } from '@yard/remote-kit';
import { ChangedTermsBanner } from '../../request-wizard/changed-terms-banner';
import { shownTerms } from '../../request-wizard/shown-terms';
import { useChangedTerms } from '../../request-wizard/use-changed-terms';
import { useUpdateQuote } from '../../request-wizard/use-quote';
import { bookingWords, chargeWords } from '../../words/card-charges';
import { planMoney } from '../../words/plan-words';
import { changedCardWords } from '../../words/paid-words';
import { RentalSheet } from '../rental-sheet';
import { isUnanswered, NoPrice } from '../price-answer';
import { useOneAtATime } from './use-one-at-a-time';
import { useRentalMove } from '../use-rental-part';

export function CardSheet({ request, onClose }: { request: RentalRequestRecord; onClose: () => void }) {
  const choice = useCardChoice(request.stripe_payment_method_id);
  const { currency } = useSettings();
  const { form, submit, busy, charges, changed, quote } = useOtherCard(request, choice, onClose);
  return (
    <RentalSheet title="Card for this rental" request={request} onClose={onClose}>
      <Form onSubmit={submit} errors={{ ...form.errors, ...choice.newCard.errors }}>
        <CardFields choice={choice} error={form.part('stripe_payment_method_id').error} />
        <ChangedTermsBanner changed={changed} />
        {quote && <NoPrice answer={quote} />}
        <Charges charges={charges} isBooking={request.status === 'pending'} />
        <Button type="submit" kind="primary" busy={busy} disabled={quote && isUnanswered(quote)}>
          {charges.length > 0 ? `Use this card and pay ${planMoney(charges, currency)}` : 'Use this card'}
        </Button>
      </Form>
    </RentalSheet>
  );
}

/** The amount that the chosen card is charged at once, and the call that uses it. */
function useOtherCard(request: RentalRequestRecord, choice: CardChoice, onDone: () => void) {
  const { change } = useRentalMove(request.id);
  const toast = useToast();
  const isOther = choice.chosen !== request.stripe_payment_method_id;
  const quote = useUpdateQuote(request, isOther ? { stripe_payment_method_id: ANY_OTHER } : null);
  const quoted = isOther ? quote.data : undefined;
  const card = useRef<string | null>(null);
  const changed = useChangedTerms(() => quote.refetch());
  const form = useServerForm({
    rules: null,
    initial: { stripe_payment_method_id: null },
    submit: () =>
      changed.sending(quoted ? shownTerms(quoted) : null, (seen) =>
        change({ stripe_payment_method_id: card.current, seen }),
      ),
    onSuccess: (paid) => {
      if (!paid) return;
      toast.show(changedCardWords(request, paid));
      onDone();
    },
  });
  const [submit, busy] = useOneAtATime(async () => {
    const chosen = await choice.resolve();
    if (chosen === undefined) return;
    card.current = chosen;
    await form.submit();
  });
  return {
    form,
    submit,
    busy,
    charges: quoted?.plan.now ?? [],
    changed: changed.terms,
    quote: isOther ? quote : undefined,
  };
}

/** Whichever it is, another card is charged with the same. */
const ANY_OTHER = 'new';

function Charges({ charges, isBooking }: { charges: PlanRecord['now']; isBooking: boolean }) {
  const { currency } = useSettings();
  const paid = charges.map((charge) => ({ ...charge, currency }));
  if (isBooking) return paid.length > 0 ? <Hint>{bookingWords(paid)}</Hint> : null;
  return paid.map((charge) => <Hint key={charge.kind}>It pays {chargeWords(charge)} now.</Hint>);
}
