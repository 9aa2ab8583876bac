import type { MachineRecord } from '@yard/contracts';
import type { DayRange } from '@yard/ui';
import type { NeededAt } from './needed-at';

/** The machine's page, with the days that were chosen elsewhere. */
export function machinePath(
  id: number,
  days?: DayRange,
  more: Readonly<Record<string, string>> = {},
): string {
  const chosen = days && days.from !== '' && { from: days.from, to: days.to };
  const query = new URLSearchParams({ ...chosen, ...more }).toString();
  return `/machines/${id}${query === '' ? '' : `?${query}`}`;
}

export function foundPath(
  { id, total_option_id }: Pick<MachineRecord, 'id' | 'total_option_id'>,
  days?: DayRange,
  needed: NeededAt = {},
): string {
  const more: Record<string, string> = { ...needed };
  if (total_option_id != null) more.delivery = String(total_option_id);
  return machinePath(id, days, more);
}
