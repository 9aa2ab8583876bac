/** Days are those of UTC where no place is known: our decision. */
export const UNKNOWN_ZONE = 'UTC';

export function zoneOf(machine: { time_zone: string | null } | null | undefined): string {
  return machine?.time_zone ?? UNKNOWN_ZONE;
}
