import type { DisputeRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';
import { disputeWords } from '../../words/dispute-words';

export const DisputeBadge = ({ dispute }: { dispute: DisputeRecord }) => (
  <StatusBadge {...disputeWords(dispute)} />
);
