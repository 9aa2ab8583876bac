import { boundingBox, type DistanceUnit, type Geotag, straightLine } from '@yard/contracts';

/** Cells of a degree's half: 35 miles from south to north. */
const PER_DEGREE = 2;
const AROUND = 360 * PER_DEGREE;
/** Half of the second decimal: how far the shown place may lie from the stored one, in degrees. */
const BLUR = 0.005;
/** More cells than these are no narrowing. */
const CELLS_MAX = 1_200;

/** The cell of a place, counted from the south pole and the antimeridian; null without one. */
export function cellOf(lat: number | null, lng: number | null): number | null {
  return lat === null || lng === null ? null : row(lat) * AROUND + column(lng);
}

/** The cells of all places whose shown place may lie within the radius; null when they are too many. */
export function cellsWithin(from: Geotag, radius: number, unit: DistanceUnit): number[] | null {
  const box = boundingBox(from, radius, unit);
  const rows = span(row(Math.max(-90, box.south - BLUR)), row(Math.min(90, box.north + BLUR)));
  const west = Math.floor((box.west - BLUR + 180) * PER_DEGREE);
  const east = Math.floor((box.east + BLUR + 180) * PER_DEGREE);
  const columns = span(west, Math.min(east, west + AROUND - 1));
  if (rows.length * columns.length > CELLS_MAX) return null;
  const cells = rows.flatMap((at) => columns.map((to) => at * AROUND + around(to)));
  return cells.filter((cell) => straightLine(from, nearestOf(cell, from), unit) <= radius);
}

/** The place of a cell that is nearest, by what the shown place may lie beyond it. */
function nearestOf(cell: number, from: Geotag): Geotag {
  const { south, west, north, east } = boundsOf(cell);
  const [toWest, toEast] = [turn(west - from.lng), turn(east - from.lng)];
  const turned = toWest <= 0 && toEast >= 0 ? 0 : Math.abs(toWest) < Math.abs(toEast) ? toWest : toEast;
  // The nearest place on a meridian beside lies further towards the pole.
  const lat = degrees(Math.atan2(Math.tan(radians(from.lat)), Math.cos(radians(turned))));
  return { lat: Math.min(Math.max(lat, south), north), lng: from.lng + turned };
}

export function cellsInside(from: Geotag, radius: number, unit: DistanceUnit): number[] {
  const cells = cellsWithin(from, radius, unit) ?? [];
  return cells.filter((cell) => cornersOf(cell).every((corner) => straightLine(from, corner, unit) < radius));
}

function cornersOf(cell: number): Geotag[] {
  const { south, west, north, east } = boundsOf(cell);
  return [south, north].flatMap((lat) => [west, east].map((lng) => ({ lat, lng })));
}

/** A little further out, by what the shown place may lie beyond its cell. */
function boundsOf(cell: number) {
  const [south, west] = [Math.floor(cell / AROUND) / PER_DEGREE - 90, (cell % AROUND) / PER_DEGREE - 180];
  const [north, east] = [south + 1 / PER_DEGREE + BLUR, west + 1 / PER_DEGREE + BLUR];
  return { south: south - BLUR, west: west - BLUR, north, east };
}

const row = (lat: number): number => Math.floor((lat + 90) * PER_DEGREE);

const column = (lng: number): number => around(Math.floor((lng + 180) * PER_DEGREE));

const around = (column: number): number => ((column % AROUND) + AROUND) % AROUND;

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Degrees of longitude, the short way round. */
const turn = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

const radians = (angle: number) => (angle * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
