import { type PaymentMethodRecord, paymentMethodType } from '@yard/contracts';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';

/** The reader's stored cards, the default one first; undefined until they are known. */
export function useCards(): { cards: PaymentMethodRecord[] | undefined; failed: boolean } {
  const { data, isError } = useWholeList(paymentMethodType);
  useLiveRecords(paymentMethodType);
  const cards = data && [...data.data].sort((a, b) => Number(b.default) - Number(a.default));
  return { cards, failed: isError };
}

/**
 * A card's name for the reader: brand and last digits, or the provider's id where it is not stored (a named
 * test card, one that was removed); null until the cards are loaded.
 */
export function useCardName(id: string | null | undefined): string | null {
  const { cards } = useCards();
  if (!id || !cards) return null;
  const found = cards.find(({ stripe_payment_method_id }) => stripe_payment_method_id === id);
  return found ? cardWords(found) : `the card ${id}`;
}

/** "Visa ending in 4242, 12/2030". */
export function cardWords(card: PaymentMethodRecord): string {
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return `${brand} ending in ${card.last4}, ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
}
