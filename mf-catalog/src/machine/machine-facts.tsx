import type { MachineRecord } from '@yard/contracts';
import { SpecSheet } from '@yard/ui';
import { MACHINE_FACTS } from '../machines/machine-facts';

/** What the machine is, as far as its owner says it. */
export function MachineFacts({ machine }: { machine: MachineRecord }) {
  const facts = MACHINE_FACTS.map(([label, of]) => ({ label, value: of(machine) }));
  return <SpecSheet facts={facts.filter(({ value }) => value != null)} />;
}
