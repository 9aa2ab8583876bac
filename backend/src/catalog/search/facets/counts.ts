import type { Tally } from '../machine-index';

export interface Count {
  value: number | string;
  count: number;
  isBound: boolean;
  machineId: number | null;
}

/** The values of all that was tallied, the most frequent first. */
export function countsBy(
  { tallies, isBound }: { tallies: readonly Tally[]; isBound: boolean },
  valueOf: (tally: Tally) => number | string | null,
): Count[] {
  const counts = new Map<number | string, Count>();
  for (const tally of tallies) {
    const value = valueOf(tally);
    if (value === null) continue;
    const before = counts.get(value)?.count ?? 0;
    counts.set(value, { value, count: before + tally.count, isBound, machineId: tally.machineId });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** The first so many, with what is chosen among them: of that the list itself tells how many there are. */
export function withChosen(
  counts: readonly Count[],
  chosen: Pick<Count, 'value' | 'count' | 'isBound'> | null,
  limit: number,
): Count[] {
  if (chosen === null) return counts.slice(0, limit);
  const own = { machineId: null, ...counts.find(({ value }) => value === chosen.value), ...chosen };
  const others = counts.filter(({ value }) => value !== chosen.value).slice(0, limit - 1);
  return [...others, own].sort((one, other) => other.count - one.count);
}
