export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a date text says, part by part; what it does not say is absent. */
export interface DateText {
  date?: { year: number; month: number; day: number };
  time?: { hour: number; minute: number; second: number; ms: number };
  /** minutes east of UTC, or the name of a zone */
  zone?: number | string;
  shifts: { amount: number; unit: Unit }[];
  /** 0 (Sunday) to 6; `ahead` counts whole weeks from the next such day, -1 is the one before */
  weekday?: { day: number; ahead: number };
  edge?: 'first' | 'last';
  /** seconds since 1970 */
  epoch?: number;
}
