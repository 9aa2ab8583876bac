import type { MachineRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

type Listed = Pick<MachineRecord, 'published_at'> & { withdrawn_at?: string | null };

/** Whether a machine is on the site; of a row of the list also whether it was. */
export function ListingStatus({ machine: { published_at, withdrawn_at } }: { machine: Listed }) {
  if (published_at !== null) return <StatusBadge tone="good">Listed</StatusBadge>;
  return <StatusBadge tone="neutral">{withdrawn_at ? 'Withdrawn' : 'Draft'}</StatusBadge>;
}
