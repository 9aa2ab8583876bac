import type { PaymentMethodRecord, RentalRequestRecord } from '@yard/contracts';
import { isExpired, paymentMethodType, otherCardCharges, rentalRequestType } from '@yard/contracts';
import { useAlertedCall, useDestroy, useRecordCache, useAction, useWire } from '@yard/data';
import { readerZone, todayIn } from '@yard/dates';
import {
  Box,
  Button,
  ButtonGroup,
  EmptyState,
  ErrorState,
  Form,
  Page,
  PageHeader,
  Panel,
  Row,
  Sheet,
  SkeletonBlock,
  StatusBadge,
  Submit,
  Text,
  useModals,
  useToast,
} from '@yard/ui';
import { useState } from 'react';
import { NewCardFields } from './new-card-fields';
import { cardWords, useCards } from './use-cards';
import { useNewCard } from './use-new-card';
import { useReturnedCard } from './use-returned-card';
import { canApply } from '@yard/contracts/rental-moves';
import { wholeList } from '@yard/data/whole-lists';
import { useOneAtATime } from '../rental-page/paying/use-one-at-a-time';
import { chargeWords, sumOf, sumWords } from '../words/card-charges';

/** Rentals of the reader that something may be unpaid of. */
const UNPAID = { role: 'renter', unpaid: '1' };

/** Makes a card the usual one; where that pays what is unpaid, its reader agrees to the sum first. */
function useUsualCard(card: PaymentMethodRecord) {
  const wire = useWire();
  const usual = useAction<PaymentMethodRecord, object>(paymentMethodType, card.id, 'default');
  const call = useAlertedCall();
  const { confirm } = useModals();
  const toast = useToast();
  const { refresh } = useRecordCache(rentalRequestType);

  const agreed = async () => {
    const rentals = wire.resource(rentalRequestType);
    const { data } = await wholeList((page) => rentals.list({ ...UNPAID, ...page }));
    const paid = data.filter((request) => isChargedTo(card, request));
    const charges = paid.flatMap(otherCardCharges);
    const isSure = charges.length === 0 || (await confirm(question(card, paid)));
    if (!isSure) return;
    const due_now = sumOf(charges);
    await usual.mutateAsync({ amount: due_now, seen: { due_now } }).finally(refresh);
    const tried = charges.length === 0 ? '' : '. We’re charging it now; your rentals show the result';
    toast.show(`${cardWords(card)} is your default card${tried}`);
  };
  const [choose, busy] = useOneAtATime(async () => void (await call(agreed())));
  return { choose, busy };
}

function isChargedTo(card: PaymentMethodRecord, request: RentalRequestRecord): boolean {
  const isOther = request.stripe_payment_method_id !== card.stripe_payment_method_id;
  return isOther && canApply('changeCard', request.status, ['system']);
}

function question(card: PaymentMethodRecord, paid: readonly RentalRequestRecord[]) {
  const sum = sumWords(paid.flatMap(otherCardCharges));
  const each = paid.flatMap((request) =>
    otherCardCharges(request).map((charge) => `${chargeWords(charge)} for ${request.machine.subject}`),
  );
  return {
    title: `Pay ${sum} with ${cardWords(card)}?`,
    message: `Your default card pays what’s unpaid now: ${each.join(', ')}.`,
    confirmText: `Use this card and pay ${sum}`,
  };
}

export default function CardsPage() {
  const { cards, failed } = useCards();
  const [isAdding, setAdding] = useState(false);
  useReturnedCard();
  const add = (
    <Button kind="primary" icon="plus" onPress={() => setAdding(true)}>
      Add a card
    </Button>
  );
  return (
    <Page narrow>
      <PageHeader
        title="Cards"
        lead="Each request has its own card for the deposit and rent. We suggest your default card."
        actions={cards?.length !== 0 && add}
      />
      {!cards && failed && (
        <ErrorState title="We couldn’t load your cards">Please try again in a moment.</ErrorState>
      )}
      {!cards && !failed && <SkeletonBlock height={160} />}
      {cards?.length === 0 && (
        <EmptyState icon="card" title="No card yet" action={add}>
          You can also add one with a request.
        </EmptyState>
      )}
      {cards && cards.length > 0 && (
        <Panel title="Your cards">
          <Box as="ul" bare divided>
            {cards.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </Box>
        </Panel>
      )}
      <Sheet title="Add a card" isOpen={isAdding} onClose={() => setAdding(false)}>
        <NewCardForm onDone={() => setAdding(false)} />
      </Sheet>
    </Page>
  );
}

function Card({ card }: { card: PaymentMethodRecord }) {
  const { choose, busy } = useUsualCard(card);
  return (
    <Row as="li" gap={2} across={4} align="center" justify="between" wrap padY={3}>
      <Text as="span" weight={600}>
        {cardWords(card)} {card.default && <StatusBadge tone="good">Default card</StatusBadge>}
        {isExpired(card, todayIn(readerZone(), new Date())) && <StatusBadge tone="bad">Expired</StatusBadge>}
      </Text>
      <ButtonGroup>
        {!card.default && (
          <Button small kind="quiet" busy={busy} onPress={() => void choose()}>
            Make default
          </Button>
        )}
        <RemoveCard card={card} />
      </ButtonGroup>
    </Row>
  );
}

function RemoveCard({ card }: { card: PaymentMethodRecord }) {
  const { mutateAsync, isPending } = useDestroy(paymentMethodType);
  const { confirm } = useModals();
  const call = useAlertedCall();
  const toast = useToast();
  const remove = async () => {
    const isSure = await confirm({
      title: `Remove ${cardWords(card)}?`,
      message: 'A request that uses this card needs another one before its payment is due.',
      confirmText: 'Remove',
      danger: true,
    });
    if (isSure && (await call(mutateAsync(card.id)))) toast.show('Card removed');
  };
  return (
    <Button small kind="quiet" icon="trash" busy={isPending} onPress={() => void remove()}>
      Remove
    </Button>
  );
}

function NewCardForm({ onDone }: { onDone: () => void }) {
  const newCard = useNewCard();
  const { refresh } = useRecordCache(paymentMethodType);
  const toast = useToast();
  const submit = async () => {
    if ((await newCard.store()) === null) return;
    refresh();
    toast.show('Card saved');
    onDone();
  };
  return (
    <Form onSubmit={() => void submit()} errors={newCard.errors} aria-label="New card">
      <NewCardFields newCard={newCard} />
      <Submit of={newCard} label="Save card" />
    </Form>
  );
}
