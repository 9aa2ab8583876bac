import { payoutShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { Payout } from './payout.entity';

export const presentPayout = presenterOf(
  payoutShape,
  ({ user_id }: Payout, names: ReadonlyMap<number, string>) => ({ user_name: names.get(user_id) ?? '' }),
);
