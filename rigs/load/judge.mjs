// Detects growing memory use by slopes, after a warm-up; the amount itself does not matter.
import { slopeOf } from './slope.mjs';

const MB = 1024 * 1024;
const TEN_MINUTES_MS = 600_000;
/** Megabytes that may be added in ten minutes. */
const BOUNDS = { heap: 1, rss: 4 };
/** Tolerance for the numbers of open files, connections and handles. */
const VARIES = 5;
/** The first of so many parts is for warming up. */
const PARTS = 3;
const LEAST_SAMPLES = 12;
/** A shorter run is still warming up: its slopes are said, and judged by nobody. */
const JUDGED_MS = 1_200_000;

/**
 * @param samples  one after the other: `at` in ms, `heap`, `rss` in bytes, `fds`, `connections`
 * @param ends     `before` and `after` the load: `fds`, `handles`, `connections`
 * @returns        `wrong`, in words, and `slopes` in MB per ten minutes; of too few samples there are none
 */
export function judge(samples, { before, after }) {
  const warm = samples.slice(Math.floor(samples.length / PARTS));
  const wrong = [];
  const slopes = {};
  for (const [figure, bound] of warm.length < LEAST_SAMPLES ? [] : Object.entries(BOUNDS)) {
    const { slope, least } = slopeOf(warm.map((sample) => [sample.at, sample[figure]]));
    const perTenMinutes = (value) => Number(((value * TEN_MINUTES_MS) / MB).toFixed(2));
    slopes[figure] = { slope: perTenMinutes(slope), least: perTenMinutes(least), bound };
    if (samples.at(-1).at >= JUDGED_MS && perTenMinutes(least) > bound) {
      wrong.push(`${figure} climbs by ${perTenMinutes(slope)} MB in ten minutes, ${bound} are allowed`);
    }
  }
  for (const figure of ['fds', 'connections']) {
    const more = after[figure] - before[figure];
    if (more > VARIES) wrong.push(`${more} ${figure} more than before the load`);
  }
  for (const [type, count] of Object.entries(after.handles)) {
    const more = count - (before.handles[type] ?? 0);
    if (more > VARIES) wrong.push(`${more} ${type} more than before the load`);
  }
  return { wrong, slopes };
}
