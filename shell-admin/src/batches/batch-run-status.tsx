import type { BatchRunRecord } from '@yard/contracts';
import { BATCH_STATUS_NAMES } from '@yard/contracts/back-office';
import { StatusBadge, type Tone } from '@yard/ui';

const TONES: Record<BatchRunRecord['status'], Tone> = {
  queued: 'neutral',
  running: 'info',
  finished: 'good',
  failed: 'bad',
  interrupted: 'warn',
};

export const BatchRunStatus = ({ status }: Pick<BatchRunRecord, 'status'>) => (
  <StatusBadge tone={TONES[status]}>{BATCH_STATUS_NAMES[status]}</StatusBadge>
);
