import type { MachineAlternative } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Box, type DayRange, Grid, Icon, Row, Stack } from '@yard/ui';
import { useId } from 'react';
import { MachineCard } from '../machines/machine-card';
import type { NeededAt } from '../machines/needed-at';
import { type AlternativeGroup, daysOf, freeWords, groupsOf } from './alternative-groups';

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
