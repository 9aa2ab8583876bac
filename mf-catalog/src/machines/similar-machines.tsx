import { type MachineRecord, machineType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import type { SlotProps } from '@yard/remote-kit';
import { type DayRange, SkeletonCards, Stack } from '@yard/ui';
import { MachineCards } from './machine-cards';
import { useSimilar } from './use-similar';

type SimilarMachinesProps = { machine: MachineRecord; days: DayRange; count: number };

export function SimilarMachines({ machine, days: { from, to }, count }: SimilarMachinesProps) {
  const { others } = useSimilar(machine, { from, to }, count);
  if (others === undefined) return <SkeletonCards count={count} />;
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="similar-machines">
      <h2 id="similar-machines">
        {from !== '' && to !== '' ? 'Similar machines, free on your dates' : 'Similar machines'}
      </h2>
      <MachineCards machines={others} level={3} days={() => ({ from, to })} />
    </Stack>
  );
}

/** Beside a rental that came to nothing: others of the machine's type, as long as it is listed. */
export default function MachinesInstead({ machine_id, ...days }: SlotProps<'rental.instead'>) {
  const { data: machine, isError } = useRecord(machineType, machine_id);
  if (machine) return <SimilarMachines machine={machine} days={days} count={3} />;
  return isError ? null : <SkeletonCards count={3} />;
}
