import type { PaymentMethodRecord } from '@yard/contracts';
import { useState } from 'react';
import { type NewCard, useNewCard } from './use-new-card';
import { useCards } from './use-cards';

export const NEW_CARD = 'new';
export const NO_CARD = 'later';

export interface CardChoice {
  cards: PaymentMethodRecord[] | undefined;
  failed: boolean;
  /** A stored card's provider id, `new` or `later`. */
  chosen: string;
  choose(value: string): void;
  newCard: NewCard;
  /** The provider's id of the chosen card, a new one stored first; null for `later`, undefined when refused. */
  resolve(): Promise<string | null | undefined>;
}

/**
 * The card to pay with: a stored one, a new one, or none yet. Starts with `preferred`, else the default card.
 *
 * @param avoided  a card that did not work: not what it begins with, though it may be chosen
 */
export function useCardChoice(preferred?: string | null, avoided?: string | null): CardChoice {
  const { cards, failed } = useCards();
  const newCard = useNewCard();
  const [picked, choose] = useState<string | null>(null);
  const first =
    cards?.find((card) => card.stripe_payment_method_id === preferred) ??
    cards?.find((card) => card.stripe_payment_method_id !== avoided);
  const chosen = picked ?? first?.stripe_payment_method_id ?? NEW_CARD;

  const resolve = async () => {
    if (chosen === NO_CARD) return null;
    if (chosen !== NEW_CARD) return chosen;
    const stored = await newCard.store();
    // Chosen from now on, so that a second try does not store it twice.
    if (stored) choose(stored);
    return stored ?? undefined;
  };
  return { cards, failed, chosen, choose, newCard, resolve };
}
