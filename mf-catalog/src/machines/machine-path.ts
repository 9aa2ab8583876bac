import type { DayRange } from '@yard/ui';

/** The machine's page, with the days that were chosen elsewhere. */
export function machinePath(id: number, days?: DayRange): string {
  const query = days && days.from !== '' ? `?${new URLSearchParams(days).toString()}` : '';
  return `/machines/${id}${query}`;
}
