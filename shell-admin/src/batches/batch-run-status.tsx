import type { BatchRunRecord } from '@yard/contracts';
import { StatusBadge, type Tone } from '@yard/ui';

const words: Record<BatchRunRecord['status'], { tone: Tone; text: string }> = {
  queued: { tone: 'neutral', text: 'Waiting' },
  running: { tone: 'info', text: 'Running' },
  finished: { tone: 'good', text: 'Finished' },
  failed: { tone: 'bad', text: 'Failed' },
  interrupted: { tone: 'warn', text: 'Interrupted' },
};

export function BatchRunStatus({ status }: Pick<BatchRunRecord, 'status'>) {
  const { tone, text } = words[status];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}
