import type { BaseFields, PayoutRecord } from '@yard/contracts';
import { payoutShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { Payout } from './payout.entity';

/** Columns that the owner reads as the admins do. The rest is stated below. */
type ForBoth =
  | keyof BaseFields
  | 'user_id'
  | 'rental_request_id'
  | 'amount'
  | 'currency'
  | 'status'
  | 'failure_message'
  | 'stripe_transfer_id'
  | 'paid_at';

export const presentPayout = presenterOf(
  payoutShape,
  ({ user_id }: Payout, names: ReadonlyMap<number, string>): Omit<PayoutRecord, ForBoth> => ({
    user_name: names.get(user_id) ?? '',
  }),
);
