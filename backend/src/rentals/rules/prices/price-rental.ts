import type { ErrorBag } from '@laravel-wire/core';
import type { Delivery, DepositTerms, PriceLine, Rates } from '@yard/contracts';
import { AMOUNT_MAX, cheapestCover, depositAmount } from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { wireMoney } from '@kit/server/store/present';

/** A rental's price, in minor units, with the columns' names. */
export interface RentalPrice {
  rental_amount: MinorUnits;
  delivery_distance: number | null;
  delivery_amount: MinorUnits;
  delivery_available: boolean;
  delivery_message: string | null;
  subtotal: MinorUnits;
  deposit_amount: MinorUnits;
  lines: PriceLine[];
}

export interface PricedRental {
  rates: Rates;
  start_date: string;
  end_date: string;
  /** Null: the renter fetches the machine. */
  delivery: Delivery | null;
  deposit: DepositTerms;
}

/** Amounts of a rental (docs/wire.md "Amounts"), or why there are none: no rate, or more than a column holds. */
export function priceRental(rental: PricedRental): { price: RentalPrice } | { errors: ErrorBag } {
  const cover = cheapestCover(daysCovered(rental.start_date, rental.end_date), rental.rates);
  if (!cover) return { errors: { machine_id: ['This machine has no rates yet. Ask its owner.'] } };
  const rental_amount = cover.reduce((sum, line) => sum + line.amount, 0);
  const delivery_amount = rental.delivery?.delivery_amount ?? 0;
  const price = {
    rental_amount,
    delivery_distance: rental.delivery?.delivery_distance ?? null,
    delivery_amount,
    delivery_available: rental.delivery?.delivery_available ?? false,
    delivery_message: rental.delivery?.delivery_message ?? null,
    subtotal: rental_amount + delivery_amount,
    deposit_amount: depositAmount(rental.deposit, rental_amount),
    lines: [...cover, ...(rental.delivery?.lines ?? [])],
  };
  if (wireMoney(price.subtotal) <= AMOUNT_MAX) return { price };
  return { errors: { machine_id: ['This rental costs more than we can charge. Choose fewer days.'] } };
}
