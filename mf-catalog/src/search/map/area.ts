import { type DistanceUnit, type Geotag, straightLine } from '@yard/contracts';
import type { SearchState } from '../search-state';
import type { Place } from './land';

/** The part of the country that a map shows. */
export type View = { centre: Geotag; northEast: Geotag; southWest: Geotag };

/** Largest `radius` on the wire. */
const RADIUS_MAX = 25_000;
/** Places are searched to about a hundred metres, as links with places are read by people, too. */
const DECIMALS = 3;

/** A search of what the map shows: around its middle, as far as its corners, called after the next place. */
export function searchOf(
  { centre, northEast, southWest }: View,
  unit: DistanceUnit,
  places: readonly Place[],
): Pick<SearchState, 'at' | 'place' | 'address' | 'radius'> {
  const reach = Math.max(straightLine(centre, northEast, unit), straightLine(centre, southWest, unit));
  const radius = Math.min(RADIUS_MAX, Math.max(1, Math.ceil(reach)));
  const at = `${round(centre.lat)},${round(centre.lng)}`;
  return { at, address: '', radius, place: nextPlace(centre, radius, unit, places) ?? at };
}

function nextPlace(centre: Geotag, within: number, unit: DistanceUnit, places: readonly Place[]) {
  let [next, least] = [null as Place | null, within];
  for (const place of places) {
    const distance = straightLine(centre, place, unit);
    if (distance < least) [next, least] = [place, distance];
  }
  return next && `${next.name}, ${next.state}`;
}

const round = (degrees: number): string => String(Number(degrees.toFixed(DECIMALS)));
