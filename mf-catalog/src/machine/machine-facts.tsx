import { MACHINE_LINES, type MachineRecord } from '@yard/contracts';
import { SpecSheet } from '@yard/ui';

/** What the machine is, as far as its owner says it. */
export function MachineFacts({ machine }: { machine: MachineRecord }) {
  const facts = MACHINE_LINES.map(([label, of]) => ({ label, value: of(machine) }));
  return <SpecSheet facts={facts.filter(({ value }) => value != null)} />;
}
