import {
  cheapestCover,
  deliveryDistance,
  type DeliveryTerms,
  type DistanceUnit,
  type Geotag,
  priceDelivery,
  type Rates,
  type RentalDays,
  tooLong,
  tooShort,
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
export function deliveredTotal(offer: DeliveredOffer, need: DeliveredNeed): MinorUnits | null {
  const { geotag } = offer;
  if (!geotag || tooShort(need, offer) || tooLong(need)) return null;
  const cover = cheapestCover(daysCovered(need.start_date, need.end_date), offer);
  const distance = deliveryDistance(geotag, need.place, need.unit, false);
  const deliveries = offer.options
    .map((option) => priceDelivery(option, distance, need.unit))
    .filter(({ delivery_available }) => delivery_available);
  if (!cover || deliveries.length === 0) return null;
  const rental = cover.reduce((sum, { amount }) => sum + amount, 0);
  return rental + Math.min(...deliveries.map(({ delivery_amount }) => delivery_amount));
}
