import type { MachineRecord } from '@yard/contracts';
import { SpecSheet } from '@yard/ui';

/** Has as many lines as the sheet, so that nothing below moves when they are filled. */
export function SheetSkeleton({ machine }: { machine: MachineRecord }) {
  const names = Object.keys(machine.attributes);
  return (
    <div aria-busy>
      <SpecSheet facts={names.map((name) => ({ label: name.replaceAll('_', ' '), value: '…' }))} />
    </div>
  );
}
