import type { AlternativeReason, MachineAlternative, MachineRecord } from '@yard/contracts';
import { formatDays } from '@yard/dates';
import type { DayRange } from '@yard/ui';
import { distanceWords } from '../machines/machine-words';

export type AlternativeGroup = { reason: AlternativeReason; title: string; machines: MachineAlternative[] };

/** Sorted as in the answer. @param unit  of the installation's distances */
export function groupsOf(alternatives: readonly MachineAlternative[], unit: string): AlternativeGroup[] {
  const reasons = [...new Set(alternatives.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const machines = alternatives.filter((one) => one.reason === reason);
    return { reason, machines, title: titleOf(reason, machines, unit) };
  });
}

/** The days to look at an alternative with: its own, else those of the search. */
export function daysOf({ free_from, free_to }: MachineAlternative, searched: DayRange): DayRange {
  return free_from !== null && free_to !== null ? { from: free_from, to: free_to } : searched;
}

/** `Free Mar 14–18, 2027`; null of a machine that other days would not help. */
export const freeWords = ({ free_from, free_to }: Pick<MachineRecord, 'free_from' | 'free_to'>) =>
  free_from && free_to ? `Free ${formatDays(free_from, free_to, 'short')}` : null;

function titleOf(reason: AlternativeReason, machines: readonly MachineAlternative[], unit: string): string {
  if (reason === 'distance') return distanceTitle(machines, unit);
  if (reason === 'dates') return 'Free on other dates';
  return reason === 'filters' ? 'Close matches' : 'Other machines';
}

function distanceTitle(machines: readonly MachineAlternative[], unit: string): string {
  const [nearest] = machines.flatMap(({ distance }) => distance ?? []).sort((one, other) => one - other);
  return nearest === undefined ? 'Farther away' : `Farther away, from ${distanceWords(nearest, unit)}`;
}
