import type { PayoutStatus } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';
import { payoutWords } from './payout-words';

type PayoutStatusBadgeProps = {
  status: PayoutStatus;
  /** The owner's words unless others are given. */
  words?: typeof payoutWords;
};

export function PayoutStatusBadge({ status, words = payoutWords }: PayoutStatusBadgeProps) {
  const { label, tone, icon } = words[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
