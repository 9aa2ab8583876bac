import type { DeliveryTerms, DepositTerms, DistanceUnit, Geotag, Rates, RentalDays } from '@yard/contracts';
import {
  areTooFew,
  cheapestCover,
  depositAmount,
  priceDelivery,
  roadDistance,
  tooLong,
} from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import type { MinorUnits } from '@kit/money';

export interface DeliveredOffer extends Rates {
  minimum_days: number;
  /** The machine's place as the reader sees it; null where it is unknown. */
  geotag: Geotag | null;
  options: readonly OfferedDelivery[];
}

export type OfferedDelivery = DeliveryTerms & { id: number };

export interface DeliveredTotal {
  amount: MinorUnits;
  deposit: MinorUnits;
  option_id: number;
}

/** Days and place of the rental; `unit` is the radii's. */
export interface DeliveredNeed extends RentalDays {
  place: Geotag;
  unit: DistanceUnit;
  deposit: DepositTerms;
}

/**
 * Rental and the cheapest delivery to a place that is not the reader's own: what a quote with that option says. Null
 * where the machine is not rented for these days, or not brought there.
 */
export function deliveredTotal(need: DeliveredNeed): (offer: DeliveredOffer) => DeliveredTotal | null {
  // Once for all machines: the days are the same.
  const days = daysCovered(need.start_date, need.end_date);
  if (tooLong(need)) return () => null;
  return (offer) => {
    const { geotag } = offer;
    if (!geotag || areTooFew(days, offer)) return null;
    const delivery = cheapestDelivery(offer.options, roadDistance(geotag, need.place, need.unit), need);
    const cover = delivery === null ? null : cheapestCover(days, offer);
    if (!cover || delivery === null) return null;
    const rental = cover.reduce((sum, line) => sum + line.amount, 0);
    const deposit = depositAmount(need.deposit, rental);
    return { amount: rental + delivery.amount, deposit, option_id: delivery.option_id };
  };
}

/** The first of equally cheap ones; null where none of them reaches so far. */
function cheapestDelivery(
  options: readonly OfferedDelivery[],
  road: number,
  { unit }: Pick<DeliveredNeed, 'unit'>,
): Omit<DeliveredTotal, 'deposit'> | null {
  const found = options.flatMap((option) => {
    const { delivery_available, delivery_amount } = priceDelivery(option, road, { unit, ownPlace: false });
    return delivery_available ? [{ amount: delivery_amount, option_id: option.id }] : [];
  });
  return found.sort((one, other) => one.amount - other.amount)[0] ?? null;
}
