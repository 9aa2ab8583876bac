import type { MachineAlternative, AlternativeReason } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Box, Grid, Icon, Row, Stack, type DayRange } from '@yard/ui';
import { useId } from 'react';
import { MachineCard } from '../machines/machine-card';
import type { NeededAt } from '../machines/needed-at';
import { formatDays } from '@yard/dates';
import { distanceWords } from '../machines/machine-words';

export type AlternativesProps = {
  alternatives: MachineAlternative[];
  days: DayRange;
  needed: NeededAt;
};

/** Machines that do not fit the search and come close, each group under what it differs in. */
export default function Alternatives({ alternatives, ...rest }: AlternativesProps) {
  const { distance_unit } = useSettings();
  return (
    <Stack gap={8}>
      {groupsOf(alternatives, distance_unit).map((group) => (
        <Group key={group.reason} group={group} {...rest} />
      ))}
    </Stack>
  );
}

type GroupProps = Omit<AlternativesProps, 'alternatives'> & { group: AlternativeGroup };

function Group({ group: { title, machines }, days, needed }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box as="h2" id={id} below={4}>
        {title}
      </Box>
      <Grid as="ul" fit={250} gap={5} bare>
        {machines.map((machine) => (
          <Stack as="li" key={machine.id}>
            <Free machine={machine} />
            <MachineCard machine={machine} level={3} days={daysOf(machine, days)} needed={needed} />
          </Stack>
        ))}
      </Grid>
    </section>
  );
}

function Free({ machine }: { machine: MachineAlternative }) {
  const words = freeWords(machine);
  if (words === null) return null;
  return (
    <Row as="p" gap={2} align="center" size={14} weight={600} below={2}>
      <Icon name="calendar" size={16} />
      {words}
    </Row>
  );
}

/** Machines that come close to a search for one reason. */
interface AlternativeGroup {
  reason: AlternativeReason;
  /** Why they are shown. */
  title: string;
  machines: MachineAlternative[];
}

/** In the answer's order. @param unit  of the installation's distances */
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

/** `Free 14 Mar – 18 Mar 2027`; null of a machine that other days would not help. */
export function freeWords(machine: MachineAlternative): string | null {
  const { from, to } = daysOf(machine, { from: '', to: '' });
  return from === '' ? null : `Free ${formatDays(from, to, 'short')}`;
}

function titleOf(reason: AlternativeReason, machines: readonly MachineAlternative[], unit: string): string {
  if (reason === 'distance') return distanceTitle(machines, unit);
  if (reason === 'dates') return 'Free later';
  return reason === 'filters' ? 'With fewer of your filters' : 'Other machines';
}

function distanceTitle(machines: readonly MachineAlternative[], unit: string): string {
  const [nearest] = machines.flatMap(({ distance }) => distance ?? []).sort((one, other) => one - other);
  return nearest === undefined
    ? 'Further away'
    : `Further away: the nearest is ${distanceWords(nearest, unit)}`;
}
