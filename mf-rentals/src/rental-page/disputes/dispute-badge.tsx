import type { DisputeRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';
import { disputeWords } from '../../words/dispute-words';

export function DisputeBadge({ dispute }: { dispute: DisputeRecord }) {
  const { label, tone, icon } = disputeWords(dispute);
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
