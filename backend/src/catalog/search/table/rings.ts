import type { Part } from './statements';

/** Radii in miles in which the nearest are looked for. */
const FIRST = 10;
/** Machines that have a word and stand in the first. */
const WORDED = 15;
const LAST = 375;
/** Bounds of the next radius, in multiples of the last. */
const TIMES = { least: 3, most: 8 };
/** Machines stand less closely the further from a city: a ring twice as wide costs less than one more ring. */
const MARGIN = 2;

interface Ring {
  miles: number;
  /** Machines of the page that it had. */
  shown: number;
}

/** A list with a word begins with a ring that is wider the more machines are wanted. */
export function firstRadius({ limit, offset }: Omit<Part, 'by'>, isWorded: boolean): number {
  const times = isWorded ? Math.sqrt((offset + limit) / WORDED) : 1;
  return Math.min(FIRST * times, LAST);
}

/** The next ring's radius, by how closely the machines stood in the last; null after the widest. */
export function radiusAfter({ miles, shown }: Ring, { limit, offset }: Omit<Part, 'by'>): number | null {
  if (miles >= LAST) return null;
  const there = shown > 0 ? offset + shown : 1;
  const times = MARGIN * Math.sqrt((offset + limit) / there);
  return Math.min(miles * Math.min(Math.max(times, TIMES.least), TIMES.most), LAST);
}
