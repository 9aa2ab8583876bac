import type { Actor, DistanceUnit, Geotag } from '@yard/contracts';
import { EARTH_RADIUS, haversineOf, ROAD_FACTOR } from '@yard/contracts';
import { cellsInside } from '../index/cells';
import { type Condition, idsIn } from './condition';

/** Further than any place on earth, in the scale of `haversineSql`. */
export const NOWHERE = 2;

/**
 * `sin²(d/2R)` between `:lat`, `:lng` and a machine's place as the actor sees it: nobody may find out by distances
 * what the place's two decimals hide. It grows with the distance; null for a machine without a place.
 */
export function haversineSql(actor: Actor | null, from: Geotag): Condition {
  const lat = shown('machine.lat', actor);
  const lng = shown('machine.lng', actor);
  // Ten thousand machines are checked: each of the angles once.
  const square = (angle: string) => `POWER(SIN(RADIANS(${angle}) / 2), 2)`;
  const sql =
    `( ${square(`${lat} - :lat`)} + ` +
    `COS(RADIANS(:lat)) * COS(RADIANS(${lat})) * ${square(`${lng} - :lng`)} )`;
  return { sql, parameters: { lat: from.lat, lng: from.lng, viewer: actor?.id ?? 0 } };
}

export interface Circle {
  from: Geotag;
  radius: number;
  unit: DistanceUnit;
}

/** Machines within a circle; of those in a cell that lies inside no distance is computed. @param name of the parameter */
export function within(actor: Actor | null, { from, radius, unit }: Circle, name = 'reach'): Condition {
  const { sql, parameters } = haversineSql(actor, from);
  const inside = cellsInside(from, radius, unit);
  const surely = inside.length > 0 ? `${idsIn('machine.cell', inside).sql} OR ` : '';
  return {
    sql: `(${surely}${sql} <= :${name})`,
    parameters: { ...parameters, [name]: haversineOf(radius, unit) },
  };
}

/** Machines that come by truck; with a place, to that place: road distance within their reach. */
export function delivered(actor: Actor | null, to: Geotag | null, unit: DistanceUnit): Condition {
  if (!to) return { sql: 'machine.reach IS NOT NULL', parameters: {} };
  const { sql, parameters } = haversineSql(actor, to);
  const girth = 2 * ROAD_FACTOR * EARTH_RADIUS[unit];
  // A millionth more: a place at the very radius is within it, whatever the last binary digit says.
  const angle = `(machine.reach + 0.000001) / ${girth}`;
  return { sql: `(machine.reach IS NOT NULL AND ${sql} <= SIN(${angle}) * SIN(${angle}))`, parameters };
}

/** Rounds like `blurred` of the contracts: half up, not away from zero. */
function shown(column: string, actor: Actor | null): string {
  // 100.0: some builds of SQLite floor to a whole number, and would divide it as one.
  const rounded = `FLOOR(${column} * 100 + 0.5) / 100.0`;
  if (actor === null) return `(${rounded})`;
  return actor.admin ? column : `(CASE WHEN machine.user_id = :viewer THEN ${column} ELSE ${rounded} END)`;
}
