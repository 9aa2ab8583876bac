import type { CalendarDate } from '@yard/dates';
import type { DayRange } from '@yard/ui';

/** '' and null are open. */
export type RequestedDays = DayRange & {
  /** Any so many days in a row of the others; null: all of them. */
  flexible: number | null;
};

export type WhenProps = { days: RequestedDays; onChange: (days: RequestedDays) => void; today: CalendarDate };
