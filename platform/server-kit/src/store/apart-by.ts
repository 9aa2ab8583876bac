/** Lists in none of which a key comes twice, each key's things in their order. */
export function apartBy<K>(things: readonly K[], of: (thing: K) => number): K[][] {
  const times = new Map<number, number>();
  const lists: K[][] = [];
  for (const thing of things) {
    const time = times.get(of(thing)) ?? 0;
    times.set(of(thing), time + 1);
    (lists[time] ??= []).push(thing);
  }
  return lists;
}
