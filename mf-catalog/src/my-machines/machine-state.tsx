import type { MachineRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

const DRAFT = { label: 'Draft', tone: 'neutral', icon: 'edit' } as const;
const PUBLISHED = { label: 'Published', tone: 'good' } as const;

export const MachineState = ({ machine }: { machine: Pick<MachineRecord, 'published_at'> }) => (
  <StatusBadge {...(machine.published_at === null ? DRAFT : PUBLISHED)} />
);
