import type { StoreAccessStatus } from '@yard/contracts';
import { STORE_ACCESS_NAMES } from '@yard/contracts/back-office';
import { StatusBadge } from '@yard/ui';

const LOOKS = {
  open: { tone: 'warn' },
  approved: { tone: 'good' },
  declined: { tone: 'neutral', icon: 'closed' },
} as const;

export const StoreAccessStatusBadge = ({ status }: { status: StoreAccessStatus }) => (
  <StatusBadge {...LOOKS[status]}>{STORE_ACCESS_NAMES[status]}</StatusBadge>
);
