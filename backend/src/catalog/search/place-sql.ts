import { type Actor, boundingBox, type DistanceUnit, type Geotag } from '@yard/contracts';

/** Half of the second decimal: how far the shown place may lie from the stored one, in degrees. */
const BLUR = 0.005;

/** SQL with its named parameters. */
export interface Condition {
  sql: string;
  parameters: Record<string, number>;
}

/**
 * `sin²(d/2R)` between `:lat`, `:lng` and a machine's place as the actor sees it: nobody may find out by distances
 * what the place's two decimals hide. It grows with the distance; null for a machine without a place.
 */
export function haversineSql(actor: Actor | null, from: Geotag): Condition {
  const lat = shown('machine.lat', actor);
  const lng = shown('machine.lng', actor);
  const square = (angle: string) => `SIN(RADIANS(${angle}) / 2) * SIN(RADIANS(${angle}) / 2)`;
  const sql =
    `( ${square(`${lat} - :lat`)} + ` +
    `COS(RADIANS(:lat)) * COS(RADIANS(${lat})) * ${square(`${lng} - :lng`)} )`;
  return { sql, parameters: { lat: from.lat, lng: from.lng, viewer: actor?.id ?? 0 } };
}

/** Rows that may lie within the radius, by the index on the stored place. */
export function withinBox(from: Geotag, radius: number, unit: DistanceUnit): Condition {
  const box = boundingBox(from, radius, unit);
  const parameters = { south: box.south - BLUR, north: box.north + BLUR };
  const west = box.west - BLUR;
  const east = box.east + BLUR;
  const lat = 'machine.lat BETWEEN :south AND :north';
  if (east - west >= 360) return { sql: lat, parameters };
  if (west >= -180 && east <= 180) {
    return {
      sql: `${lat} AND machine.lng BETWEEN :west AND :east`,
      parameters: { ...parameters, west, east },
    };
  }
  // Over the antimeridian the box falls into two.
  return {
    sql: `${lat} AND (machine.lng >= :west OR machine.lng <= :east)`,
    parameters: { ...parameters, west: wrapped(west), east: wrapped(east) },
  };
}

/** As `blurred` of the contracts rounds: half up, not away from zero. */
function shown(column: string, actor: Actor | null): string {
  // 100.0: some builds of SQLite floor to a whole number, and would divide it as one.
  const rounded = `FLOOR(${column} * 100 + 0.5) / 100.0`;
  if (actor === null) return `(${rounded})`;
  return actor.admin ? column : `(CASE WHEN machine.user_id = :viewer THEN ${column} ELSE ${rounded} END)`;
}

function wrapped(lng: number): number {
  return lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng;
}
