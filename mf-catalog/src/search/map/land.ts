import type { Position } from './geo-json';
import packed from './land.json';

/** Data of a map without tiles: tools/map/make-land.mjs makes `land.json`. */
export interface PackedLand {
  /** Lines, each once, as steps from point to point in `PARTS` of a degree. */
  arcs: number[][];
  /** `[name, lng, lat of its middle, rings]`: of arcs, `~n` for one that runs backwards. */
  states: [string, number, number, number[][]][];
  /** Rings and lines as steps, too. */
  neighbours: number[][];
  lakes: number[][];
  rivers: number[][];
  /** Interstates: `[number, steps]`. */
  roads: [string, number[]][];
  /** `[name, state, lat, lng, postal codes]`, those with the most first. */
  places: [string, string, number, number, number][];
}

export interface Land {
  states: { name: string; middle: Position; rings: Position[][] }[];
  neighbours: Position[][];
  lakes: Position[][];
  rivers: Position[][];
  roads: { number: string; line: Position[] }[];
  places: Place[];
}

export interface Place {
  name: string;
  state: string;
  lat: number;
  lng: number;
  /** Number of postal codes: a measure of its size. */
  codes: number;
}

const PARTS = 500;

export const landOf = (): Land => unpack(packed as unknown as PackedLand);

export function unpack({ arcs, states, neighbours, lakes, rivers, roads, places }: PackedLand): Land {
  const lines = arcs.map(lineOf);
  const line = (arc: number): Position[] => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []));
  return {
    states: states.map(([name, lng, lat, rings]) => ({
      name,
      middle: [lng, lat],
      // The point at which two lines meet is in both.
      rings: rings.map((ring) => ring.flatMap((arc, at) => line(arc).slice(at === 0 ? 0 : 1))),
    })),
    neighbours: neighbours.map(lineOf),
    lakes: lakes.map(lineOf),
    rivers: rivers.map(lineOf),
    roads: roads.map(([number, steps]) => ({ number, line: lineOf(steps) })),
    places: places.map(([name, state, lat, lng, codes]) => ({ name, state, lat, lng, codes })),
  };
}

function lineOf(steps: number[]): Position[] {
  let [x, y] = [0, 0];
  const line: Position[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    line.push([x / PARTS, y / PARTS]);
  }
  return line;
}
