import type { Machine } from '../../catalog/machines/machine.entity';

/** Where no place is known, days are those of UTC: our decision. */
export const UNKNOWN_ZONE = 'UTC';

/** The zone that a machine's days and times are local to. */
export function zoneOf(machine: Pick<Machine, 'time_zone'>): string {
  return machine.time_zone ?? UNKNOWN_ZONE;
}
