import type { MinorUnits } from '@kit/money';
import { cheapestCover, isRent, type PriceLine, type Rates } from './rates';

/** Current price of a rental, with the rates of its request; in minor units. */
export interface PricedRentalNow extends Rates {
  lines: readonly PriceLine[];
  delivery_amount: MinorUnits;
}

export interface Repriced {
  rental_amount: MinorUnits;
  delivery_amount: MinorUnits;
  subtotal: MinorUnits;
  lines: PriceLine[];
}

/**
 * The price of the rental with so many days: the cover of all of them, so that nobody pays more for keeping a
 * machine longer than for asking for the whole from the start. Its delivery stays as it is.
 *
 * @returns null when no rate covers anything
 * @see     docs/wire.md "Changes"
 */
export function repriced(rental: PricedRentalNow, days: number): Repriced | null {
  const cover = cheapestCover(days, rental);
  if (!cover) return null;
  const rental_amount = cover.reduce((sum, { amount }) => sum + amount, 0);
  const { delivery_amount } = rental;
  const lines = [...cover, ...rental.lines.filter((line) => !isRent(line))];
  return { rental_amount, delivery_amount, subtotal: rental_amount + delivery_amount, lines };
}
