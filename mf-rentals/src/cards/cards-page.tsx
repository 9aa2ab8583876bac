import { isExpired, type PaymentMethodRecord, paymentMethodType } from '@yard/contracts';
import { useAlertedCall, useDestroy, useRecordCache } from '@yard/data';
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
import { useUsualCard } from './use-usual-card';

const SKELETON_HEIGHT = 160;

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
        lead="Deposits and rents are charged to the card of each request; your usual one is offered first."
        actions={cards?.length !== 0 && add}
      />
      {!cards && failed && (
        <ErrorState title="Your cards could not be loaded">Please try again in a moment.</ErrorState>
      )}
      {!cards && !failed && <SkeletonBlock height={SKELETON_HEIGHT} />}
      {cards?.length === 0 && (
        <EmptyState icon="card" title="No card yet" action={add}>
          A card can also be added with a request.
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
      <AddCard isOpen={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}

function Card({ card }: { card: PaymentMethodRecord }) {
  const { choose, busy } = useUsualCard(card);
  return (
    <Row as="li" gap={2} across={4} align="center" justify="between" wrap padY={3}>
      <Text as="span" weight={600}>
        {cardWords(card)} {card.default && <StatusBadge tone="good">Usual card</StatusBadge>}
        {isExpired(card, todayIn(readerZone(), new Date())) && <StatusBadge tone="bad">Expired</StatusBadge>}
      </Text>
      <ButtonGroup>
        {!card.default && (
          <Button small kind="quiet" busy={busy} onPress={() => void choose()}>
            Make it the usual one
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
      message: 'A request that is to be charged to it needs another card before its payment is due.',
      confirmText: 'Remove',
      danger: true,
    });
    if (isSure && (await call(mutateAsync(card.id)))) toast.show('The card is removed');
  };
  return (
    <Button small kind="quiet" icon="trash" busy={isPending} onPress={() => void remove()}>
      Remove
    </Button>
  );
}

function AddCard({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet title="Add a card" isOpen={isOpen} onClose={onClose}>
      <NewCardForm onDone={onClose} />
    </Sheet>
  );
}

function NewCardForm({ onDone }: { onDone: () => void }) {
  const newCard = useNewCard();
  const { refresh } = useRecordCache(paymentMethodType);
  const toast = useToast();
  const submit = async () => {
    if ((await newCard.store()) === null) return;
    refresh();
    toast.show('The card is stored');
    onDone();
  };
  return (
    <Form onSubmit={() => void submit()} errors={newCard.errors} aria-label="New card">
      <NewCardFields newCard={newCard} />
      <Submit of={newCard} label="Store the card" />
    </Form>
  );
}
