/** Numbers that depend on the seed alone (Mulberry32). */
export interface Random {
  below(limit: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  some<T>(list: readonly T[]): T | undefined;
  chance(percent: number): boolean;
}

export function randomOf(seed: number): Random {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
  return {
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    some: (list) => list[below(list.length)],
    chance: (percent) => below(100) < percent,
  };
}
