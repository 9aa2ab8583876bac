import type { BaseFields, PayoutRecord } from '@yard/contracts';
import { payoutShape } from '@yard/contracts/records';
import type { MinorUnits } from '@kit/money';
import { columnOf } from '@kit/server/store/reading';
import { presenterOf, wireMoney } from '@kit/server/store/present';
import type { EntityManager } from 'typeorm';
import type { UsersService } from '../../users/users.service';
import { takenOf } from '../refunds/taken-from-owners';
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

interface PayoutFacts {
  names: ReadonlyMap<number, string>;
  /** Minor units, by rental. */
  refunded: ReadonlyMap<number, MinorUnits>;
}

export async function payoutFacts(
  users: UsersService,
  manager: EntityManager,
  payouts: readonly Payout[],
): Promise<PayoutFacts> {
  const names = await users.namesOf(columnOf(payouts, 'user_id'), manager);
  const ids = payouts.flatMap(({ rental_request_id: id }) => (id === null ? [] : [id]));
  return { names, refunded: await takenOf(manager, 'rental_request_id', ids) };
}

export const presentPayout = presenterOf(
  payoutShape,
  (
    { user_id, rental_request_id }: Payout,
    { names, refunded }: PayoutFacts,
  ): Omit<PayoutRecord, ForBoth> => ({
    user_name: names.get(user_id) ?? '',
    refunded_amount: wireMoney(refunded.get(rental_request_id ?? 0) ?? 0),
  }),
);
