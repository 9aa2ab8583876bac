import tzlookup from '@photostructure/tz-lookup';
import type { Machine } from '../machines/machine.entity';

/** The copies of an address's place that a machine keeps, so that a search by radius needs no join. */
export type PlaceColumns = Pick<Machine, 'city' | 'state' | 'lat' | 'lng' | 'time_zone'>;

/** @param place decimal degrees, WGS 84; a latitude and longitude in range */
export function placeColumns(place: { city: string; state: string; lat: number; lng: number }): PlaceColumns {
  const { city, state, lat, lng } = place;
  return { city, state, lat, lng, time_zone: tzlookup(lat, lng) };
}
