import type { PayoutRecord } from '@yard/contracts';
import { baseFields, wireInstant, wireMoney } from '@yard/server/store/wire-fields';
import type { Payout } from './payout.entity';

export function presentPayout(payout: Payout, names: ReadonlyMap<number, string>): PayoutRecord {
  return {
    ...baseFields(payout),
    user_id: payout.user_id,
    user_name: names.get(payout.user_id) ?? '',
    rental_request_id: payout.rental_request_id,
    amount: wireMoney(payout.amount),
    currency: payout.currency,
    status: payout.status,
    failure_message: payout.failure_message,
    stripe_transfer_id: payout.stripe_transfer_id,
    paid_at: wireInstant(payout.paid_at),
  };
}
