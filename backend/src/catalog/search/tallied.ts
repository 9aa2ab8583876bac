import type { Tally } from './machine-index';

/** How many machines were tallied. */
export function sumOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0);
}
