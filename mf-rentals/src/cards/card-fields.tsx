import type { PaymentMethodRecord } from '@yard/contracts';
import { RadioCards, SkeletonBlock, Stack } from '@yard/ui';
import { NewCardFields } from './new-card-fields';
import { type CardChoice, NEW_CARD, NO_CARD } from './use-card-choice';
import { cardWords } from './use-cards';

export interface CardFieldsProps {
  choice: CardChoice;
  error?: string;
  later?: boolean;
  /** The provider's id of the card that was refused before. */
  refused?: string | null;
}

export function CardFields({ choice, error, later, refused }: CardFieldsProps) {
  if (!choice.cards && !choice.failed) return <SkeletonBlock height={220} />;
  const stored = (choice.cards ?? []).map((card) => ({
    value: card.stripe_payment_method_id,
    label: cardWords(card),
    detail: cardNote(card, refused),
  }));
  const none = { value: NO_CARD, label: 'Add a card later', detail: 'Your request waits until you do.' };
  return (
    <Stack gap={4}>
      <RadioCards
        label="Card"
        name="stripe_payment_method_id"
        value={choice.chosen}
        onChange={choice.choose}
        error={error}
        options={[...stored, { value: NEW_CARD, label: 'New card' }, ...(later ? [none] : [])]}
      />
      {choice.chosen === NEW_CARD && <NewCardFields newCard={choice.newCard} />}
    </Stack>
  );
}

function cardNote(card: PaymentMethodRecord, refused?: string | null): string | undefined {
  if (card.stripe_payment_method_id === refused) return 'Declined last time';
  return card.default ? 'Your default card' : undefined;
}
