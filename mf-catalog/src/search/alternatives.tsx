import type { MachineAlternative } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Box, type DayRange, Stack } from '@yard/ui';
import { useId } from 'react';
import { MachineCards } from '../machines/machine-cards';
import type { NeededAt } from '../machines/needed-at';
import { type AlternativeGroup, daysOf, freeWords, groupsOf } from './alternative-groups';

export type AlternativesProps = { alternatives: MachineAlternative[]; days: DayRange; needed: NeededAt };

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
      <MachineCards
        machines={machines}
        level={3}
        days={(machine) => daysOf(machine, days)}
        needed={needed}
        note={freeWords}
      />
    </section>
  );
}
