import type { MachineRecord } from '@yard/contracts';
import { SpecSheet } from '@yard/ui';

/** As many lines as there will be, so that nothing below moves when they say something. */
export function SheetSkeleton({ machine }: { machine: MachineRecord }) {
  const names = Object.keys(machine.attributes);
  return (
    <div aria-busy>
      <SpecSheet facts={names.map((name) => ({ label: name.replaceAll('_', ' '), value: '…' }))} />
    </div>
  );
}
