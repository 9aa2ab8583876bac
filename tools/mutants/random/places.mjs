import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './faults.mjs';
import { isSound, withFaults } from './edits.mjs';

const PRODUCTION =
  /^(backend\/(src|apps)|(libs|platform|platform\/laravel-wire)\/[^/]+\/src|(mf|shell)-[^/]+\/src)\/.*\.tsx?$/;
/** Specs, what is recorded once, what stands in for the product, and what only types are in. */
const NOT_TRIED =
  /\.spec\.tsx?$|\.d\.ts$|\/(spec-support|specs|test|migrations|seeds|reference|examples)\/|^libs\/testing\//;
/** Largest distance in lines between a drawn line and its fault. */
const NEAR = 3;
const DRAWS_FOR_EACH = 200;

export const isTried = (path) => PRODUCTION.test(path) && !NOT_TRIED.test(path);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function drawsOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Faults at lines that are drawn out of all lines, so many by each seed, with `number`, `seed`, `path` and `line`; at most
 * one at a place.
 * @param paths  sources, by their paths below the root
 */
export function drawFaults(root, paths, count, ...seeds) {
  const sources = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8'), faults: [] }));
  const lines = sources.flatMap((one) =>
    one.source.split('\n').map((_, index) => ({ one, line: index + 1 })),
  );
  const drawn = [];
  for (const seed of seeds) {
    const draw = drawsOf(seed);
    const wanted = drawn.length + count;
    for (let left = count * DRAWS_FOR_EACH; left > 0 && drawn.length < wanted; left -= 1) {
      const { one, line } = lines[Math.floor(draw() * lines.length)];
      const fault = drawNear(one, line, draw);
      if (!fault || !fits(one, { ...fault, number: drawn.length + 1 })) continue;
      const { path } = one;
      drawn.push({ ...fault, number: drawn.length + 1, seed, path });
      one.faults.push(drawn.at(-1));
    }
  }
  return drawn;
}

/** Draws a kind first among the faults nearest to a line, then one of that kind: texts are everywhere. */
function drawNear(one, line, draw) {
  one.possible ??= faultsOf(one.path, one.source);
  const distance = (fault) => Math.abs(fault.line - line);
  const nearest = Math.min(...one.possible.map(distance));
  if (nearest > NEAR) return null;
  const near = one.possible.filter((fault) => distance(fault) === nearest);
  const kinds = [...new Set(near.map(({ kind }) => kind))];
  const kind = kinds[Math.floor(draw() * kinds.length)];
  const ofKind = near.filter((fault) => fault.kind === kind);
  return ofKind[Math.floor(draw() * ofKind.length)];
}

/** True when the fault overlaps no other, and the source with it can be parsed. */
function fits({ path, source, faults }, fault) {
  const taken = faults.flatMap(({ edits }) => edits);
  const isFree = fault.edits.every(({ start, end }) =>
    taken.every((other) => end <= other.start || start >= other.end),
  );
  return isFree && isSound(path, withFaults(source, [...faults, fault]));
}
