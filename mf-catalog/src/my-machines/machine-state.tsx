import type { MachineRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

export function MachineState({ machine }: { machine: Pick<MachineRecord, 'published_at'> }) {
  return machine.published_at === null ? (
    <StatusBadge tone="neutral" icon="edit">
      Draft
    </StatusBadge>
  ) : (
    <StatusBadge tone="good">Published</StatusBadge>
  );
}
