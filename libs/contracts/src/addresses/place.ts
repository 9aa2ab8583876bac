import type { Geotag } from './records';

export type DistanceUnit = 'mi' | 'km';

/** Mean radius of the earth (IUGG): 6371.0088 km. */
export const EARTH_RADIUS = { km: 6371.0088, mi: 6371.0088 / 1.609344 } as const;

/** Great-circle distance between two places in the given unit. */
export function straightLine(a: Geotag, b: Geotag, unit: DistanceUnit): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Further away than any ZIP code reaches. */
const ASTRAY_MILES = 150;

/**
 * Why a geotag can't be that of an address, or null: it is far from its postal code and lies where no American address
 * is. It mostly lost a minus, or a table made it of empty cells.
 *
 * @param centre  of the postal code; null where that is unknown
 */
export function astrayGeotag(geotag: Geotag, centre: Geotag | null): string | null {
  const { lat, lng } = geotag;
  const isNowhere = lat === 0 && lng === 0;
  const isAmerican = lat > 13 && lat < 72 && lng > -180 && lng < -64;
  if (!isNowhere && (isAmerican || !centre)) return null;
  const miles = centre && Math.round(straightLine(geotag, centre, 'mi'));
  if (miles !== null && miles <= ASTRAY_MILES) return null;
  const far = miles === null ? 'in the Atlantic' : `${miles.toLocaleString('en')} miles from its ZIP code`;
  return `The geotag is ${far}. Check its latitude and longitude: in the US the longitude has a minus.`;
}

/** A place as strangers see it: two decimals, about a kilometre, so that a yard is not given away. */
export function blurred(place: Geotag): Geotag {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { lat: round(place.lat), lng: round(place.lng) };
}

/**
 * The smallest box of degrees that holds a circle; an index narrows rows by it before distances are computed.
 * West and east may lie beyond ±180 where the circle crosses the antimeridian; around a pole all longitudes count.
 */
export function boundingBox(centre: Geotag, radius: number, unit: DistanceUnit) {
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  const angle = radius / EARTH_RADIUS[unit];
  const south = centre.lat - degrees(angle);
  const north = centre.lat + degrees(angle);
  if (south <= -90 || north >= 90) return { south, north, west: -180, east: 180 };
  // Meridians draw together, so that the circle is widest north (south) of its centre.
  const lng = degrees(Math.asin(Math.sin(angle) / Math.cos((centre.lat * Math.PI) / 180)));
  return { south, north, west: centre.lng - lng, east: centre.lng + lng };
}

/**
 * `sin²(distance / 2R)`: grows with the distance, so that databases compare places by it without inverse functions.
 * Distances beyond half the earth's girth count as that.
 */
export function haversineOf(distance: number, unit: DistanceUnit): number {
  return Math.sin(Math.min(distance / (2 * EARTH_RADIUS[unit]), Math.PI / 2)) ** 2;
}
