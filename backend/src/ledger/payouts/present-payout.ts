import type { PayoutRecord } from '@yard/contracts';
import { payoutShape } from '@yard/contracts/records';
import type { MinorUnits } from '@kit/money';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import { presenterOf, wireInstant, wireMoney } from '@kit/server/store/present';
import type { EntityManager } from 'typeorm';
import type { UsersService } from '../../users/users.service';
import { takenOf } from '../refunds/taken-from-owners';
import { PayoutAccount } from './payout-account.entity';
import { type OwnerMove, ownerMovesOf, payoutLines } from './payout-lines';
import { waitOf } from './payout-waits';
import type { Payout } from './payout.entity';

interface PayoutFacts {
  names: ReadonlyMap<number, string>;
  /** Minor units, by rental. */
  refunded: ReadonlyMap<number, MinorUnits>;
  moves: readonly OwnerMove[];
  accounts: ReadonlyMap<number, PayoutAccount>;
}

export async function payoutFacts(
  users: UsersService,
  manager: EntityManager,
  payouts: readonly Payout[],
): Promise<PayoutFacts> {
  const owners = columnOf(payouts, 'user_id');
  const names = await users.namesOf(owners, manager);
  const ids = payouts.flatMap(({ rental_request_id: id }) => (id === null ? [] : [id]));
  const refunded = await takenOf(manager, 'rental_request_id', ids);
  const accounts = await findByColumn(manager, PayoutAccount, 'user_id', owners);
  return { names, refunded, moves: await ownerMovesOf(manager, ids), accounts };
}

/** No columns. */
type Computed = Pick<
  PayoutRecord,
  'user_name' | 'refunded_amount' | 'lines' | 'waiting_for' | 'waiting_since'
>;

export const presentPayout = presenterOf(
  payoutShape,
  (payout: Payout, { names, refunded, moves, accounts }: PayoutFacts): Computed => {
    const [waiting_for, since] = waitOf(payout, accounts.get(payout.user_id));
    return {
      user_name: names.get(payout.user_id) ?? '',
      refunded_amount: wireMoney(refunded.get(payout.rental_request_id ?? 0) ?? 0),
      lines: payoutLines(payout, moves),
      waiting_for,
      waiting_since: wireInstant(since),
    };
  },
);
