import type { MachineRecord } from '@yard/contracts';
import { SpecSheet } from '@yard/ui';
import { daysWords, placeWords } from '../machines/machine-words';

/** What the machine is, as far as its owner says it. */
export function MachineFacts({ machine }: { machine: MachineRecord }) {
  const facts = [
    { label: 'Type', value: machine.machine_type_name },
    { label: 'Manufacturer', value: machine.manufacturer },
    { label: 'Model', value: machine.model },
    { label: 'Year', value: machine.year },
    { label: 'Hours run', value: machine.hours?.toLocaleString('en-US') },
    { label: 'Stands in', value: placeWords(machine) },
    { label: 'Rented for', value: `${daysWords(machine.minimum_days)} or more` },
    {
      label: 'Between rentals',
      value: machine.turnaround_days === 0 ? null : daysWords(machine.turnaround_days),
    },
  ];
  return <SpecSheet facts={facts.filter(({ value }) => value != null)} />;
}
