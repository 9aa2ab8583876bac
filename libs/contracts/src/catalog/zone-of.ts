/** Where no place is known, days are those of UTC: our decision. */
export const UNKNOWN_ZONE = 'UTC';

export function zoneOf(machine: { time_zone: string | null } | null | undefined): string {
  return machine?.time_zone ?? UNKNOWN_ZONE;
}
