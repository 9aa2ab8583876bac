import type { Geotag } from '../record';

export type DistanceUnit = 'mi' | 'km';

/** Mean radius of the earth (IUGG): 6371.0088 km. */
const EARTH_RADIUS = { km: 6371.0088, mi: 6371.0088 / 1.609344 } as const;

/** Great-circle distance between two places in the given unit. */
export function straightLine(a: Geotag, b: Geotag, unit: DistanceUnit): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A place as strangers see it: two decimals, about a kilometre, so that a yard is not given away. */
export function blurred(place: Geotag): Geotag {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { lat: round(place.lat), lng: round(place.lng) };
}

/** The smallest box of degrees that holds a circle; an index narrows rows by it before distances are computed. */
export function boundingBox(centre: Geotag, radius: number, unit: DistanceUnit) {
  const lat = (radius / EARTH_RADIUS[unit]) * (180 / Math.PI);
  const lng = lat / Math.max(0.01, Math.cos((centre.lat * Math.PI) / 180));
  return { south: centre.lat - lat, north: centre.lat + lat, west: centre.lng - lng, east: centre.lng + lng };
}
