import { roundHalfUp, type MinorUnits } from '@kit/money';
import { type DistanceUnit, straightLine } from '../addresses/place';
import type { PriceLine } from './rates';
import type { Geotag } from '../addresses/records';

/** Roads are longer than the straight line by this factor: docs/wire.md "Amounts". */
export const ROAD_FACTOR = 1.3;

export interface DeliveryTerms {
  id: number;
  name: string;
  radius: number;
  base_amount: MinorUnits;
  amount_per_distance: MinorUnits;
}

export interface Delivery {
  delivery_distance: number | null;
  delivery_available: boolean;
  delivery_message: string | null;
  delivery_amount: MinorUnits;
  lines: PriceLine[];
}

/** Road distance: straight line × 1.3, rounded up to a tenth. */
export function roadDistance(from: Geotag, to: Geotag, unit: DistanceUnit): number {
  // Nine decimals drop the binary tail, so that exactly 13 does not become 13.1.
  return Math.ceil(Number((straightLine(from, to, unit) * ROAD_FACTOR * 10).toFixed(9))) / 10;
}

/**
 * Price of a delivery: base plus per distance, within the option's radius, which is compared with the tenths as the
 * search's filter does. Where the place is not the caller's own, the distance is shown and priced in whole units.
 *
 * @param road  distance in tenths
 */
export function priceDelivery(
  terms: DeliveryTerms,
  road: number,
  { unit, ownPlace }: { unit: DistanceUnit; ownPlace: boolean },
): Delivery {
  if (road > terms.radius) {
    // Rounded up: what is out of reach is further away than the radius in words, too.
    const away = ownPlace ? road : Math.ceil(road);
    return refused(
      away,
      `${terms.name} reaches ${counted(terms.radius)} ${unit}; this place is ${counted(away)} ${unit} away by road.`,
    );
  }
  const distance = ownPlace ? road : Math.round(road);
  const carried = roundHalfUp(terms.amount_per_distance * distance);
  const of = { type: 'machine_delivery_option', id: terms.id };
  const { name: label, base_amount } = terms;
  const lines = [
    { kind: 'delivery' as const, label, quantity: 1, unit_amount: base_amount, amount: base_amount, of },
    {
      kind: 'delivery' as const,
      label: `Delivery, ${counted(distance)} ${unit}`,
      quantity: distance,
      unit_amount: terms.amount_per_distance,
      amount: carried,
      of,
    },
  ].filter((line) => line.amount !== 0);
  return {
    delivery_distance: distance,
    delivery_available: true,
    delivery_message: null,
    delivery_amount: terms.base_amount + carried,
    lines,
  };
}

/** Thousands have commas, as on screens: `1,963`. */
const counted = (distance: number) => distance.toLocaleString('en-US');

/** A delivery that cannot be had, with the reason for people. */
export function refused(distance: number | null, message: string): Delivery {
  return {
    delivery_distance: distance,
    delivery_available: false,
    delivery_message: message,
    delivery_amount: 0,
    lines: [],
  };
}
