import type { StoreAccessStatus } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

export function StoreAccessStatusBadge({ status }: { status: StoreAccessStatus }) {
  if (status === 'open') return <StatusBadge tone="warn">Waiting</StatusBadge>;
  return status === 'approved' ? (
    <StatusBadge tone="good">Approved</StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon="closed">
      Declined
    </StatusBadge>
  );
}
