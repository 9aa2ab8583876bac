export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'weekday' | 'month' | 'year';

/** Parts of a date text; those that it does not name are absent. */
export interface DateText {
  /** Without a year or a day those of now are meant. */
  date?: { year?: number; month: number; day?: number };
  /** A year alone: it changes no time. */
  year?: number;
  time?: { hour: number; minute: number; second: number; ms: number };
  /** True where the time was given by itself, so that a second one makes no sense. */
  isTimeGiven?: boolean;
  /** minutes east of UTC, or the name of a zone */
  zone?: number | string;
  shifts: { amount: number; unit: Unit }[];
  /** 0 (Sunday) to 6; `ahead` counts whole weeks from the next such day, -1 is the one before */
  weekday?: { day: number; ahead: number };
  /** The weekday is that of the week that begins with Monday. */
  isInWeek?: boolean;
  edge?: 'first' | 'last';
  /** `nth` such weekday of the month, -1 is the last. */
  weekdayOfMonth?: { day: number; nth: number };
  /** seconds since 1970 */
  epoch?: number;
}
