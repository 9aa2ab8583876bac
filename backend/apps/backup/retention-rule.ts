/** Numbers of days, weeks (from Monday) and months, in UTC, whose newest backup is retained. */
export interface RetentionRule {
  daily: number;
  weekly: number;
  monthly: number;
}

export const RETENTION: RetentionRule = { daily: 7, weekly: 4, monthly: 6 };

const DAY_MS = 86_400_000;

const PERIODS: Record<keyof RetentionRule, (time: Date) => number> = {
  daily: (time) => Math.floor(time.getTime() / DAY_MS),
  // The first day of all was a Thursday.
  weekly: (time) => Math.floor((time.getTime() / DAY_MS + 3) / 7),
  monthly: (time) => time.getUTCFullYear() * 12 + time.getUTCMonth(),
};

/**
 * Backups that may be deleted. Days without one do not count: after a month's pause as many are left.
 *
 * @returns those that no period keeps, in the order given; never the newest
 */
export function expendable<T extends { madeAt: Date }>(backups: readonly T[], rule: RetentionRule): T[] {
  const newestFirst = [...backups].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const retained = new Set(newestFirst.slice(0, 1));
  for (const name of Object.keys(PERIODS) as (keyof RetentionRule)[]) {
    const newest = new Map<number, T>();
    for (const backup of newestFirst) {
      const period = PERIODS[name](backup.madeAt);
      if (!newest.has(period)) newest.set(period, backup);
    }
    for (const backup of [...newest.values()].slice(0, rule[name])) retained.add(backup);
  }
  return backups.filter((backup) => !retained.has(backup));
}
