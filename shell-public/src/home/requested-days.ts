import type { CalendarDate } from '@yard/dates';
import type { DayRange } from '@yard/ui';

/** '' and null are open. */
export type RequestedDays = DayRange & { flexible: number | null };

export type WhenProps = { days: RequestedDays; onChange: (days: RequestedDays) => void; today: CalendarDate };
