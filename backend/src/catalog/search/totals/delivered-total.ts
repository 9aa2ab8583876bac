import {
  areTooFew,
  cheapestCover,
  deliveryDistance,
  type DeliveryTerms,
  type DistanceUnit,
  type Geotag,
  priceDelivery,
  type Rates,
  type RentalDays,
  tooLong,
} from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import type { MinorUnits } from '@yard/money';

/** What a machine costs and how it is brought. */
export interface DeliveredOffer extends Rates {
  minimum_days: number;
  /** Where it stands, as the reader sees it; null where nobody knows. */
  geotag: Geotag | null;
  options: readonly DeliveryTerms[];
}

/** When and where it is needed; radii are in this unit. */
export interface DeliveredNeed extends RentalDays {
  place: Geotag;
  unit: DistanceUnit;
}

/**
 * Rental and the cheapest delivery to a place that is not the reader's own: what a quote with that option says. Null
 * where the machine is not rented for these days, or not brought there.
 */
export function deliveredTotal(need: DeliveredNeed): (offer: DeliveredOffer) => MinorUnits | null {
  // Once for all machines: the days are the same.
  const days = daysCovered(need.start_date, need.end_date);
  if (tooLong(need)) return () => null;
  return (offer) => {
    const { geotag } = offer;
    if (!geotag || areTooFew(days, offer)) return null;
    const delivery = cheapestDelivery(
      offer.options,
      deliveryDistance(geotag, need.place, need.unit, false),
      need,
    );
    const cover = delivery === null ? null : cheapestCover(days, offer);
    return cover && delivery !== null ? cover.reduce((sum, { amount }) => sum + amount, delivery) : null;
  };
}

/** Null where none of them reaches so far. */
function cheapestDelivery(
  options: readonly DeliveryTerms[],
  distance: number,
  { unit }: Pick<DeliveredNeed, 'unit'>,
): MinorUnits | null {
  const amounts = options
    .map((option) => priceDelivery(option, distance, unit))
    .flatMap(({ delivery_available, delivery_amount }) => (delivery_available ? delivery_amount : []));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}
