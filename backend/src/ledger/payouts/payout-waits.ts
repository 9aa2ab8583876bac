import type { PayoutWait } from '@yard/contracts';
import type { PayoutAccount } from './payout-account.entity';
import type { Payout } from './payout.entity';

type Stage = Pick<Payout, 'status' | 'created_at' | 'updated_at' | 'attempted_at'>;

export function waitOf(
  { status, created_at, updated_at, attempted_at }: Stage,
  account: Pick<PayoutAccount, 'payouts_enabled' | 'created_at'> | null | undefined,
): readonly [PayoutWait | null, Date | null] {
  if (status === 'paid') return [null, null];
  if (status === 'pending') return ['provider', attempted_at ?? updated_at];
  if (status === 'failed') return ['retry', updated_at];
  // Tried before, it waits since an admin tried it again.
  const begun = attempted_at ? updated_at : created_at;
  if (!account) return ['account', begun];
  if (account.payouts_enabled) return ['money', begun];
  return ['verification', account.created_at > begun ? account.created_at : begun];
}
