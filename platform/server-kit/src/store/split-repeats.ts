/** Lists in none of which a key comes twice, each key's items in their order. */
export function splitRepeats<K>(items: readonly K[], of: (item: K) => number): K[][] {
  const times = new Map<number, number>();
  const lists: K[][] = [];
  for (const item of items) {
    const time = times.get(of(item)) ?? 0;
    times.set(of(item), time + 1);
    (lists[time] ??= []).push(item);
  }
  return lists;
}
