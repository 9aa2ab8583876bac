import { flag, instant, money, orNull, type RecordOf, text, whole } from '../fields';
import { described, record } from '../shapes';

export const proposedRefundShape = record('proposed_refund', {
  rental_request_id: whole,
  payment_id: described(
    'Of which payment; null for the deposit, and where the rental is cancelled.',
    orNull(whole),
  ),
  amount: money,
  reason: orNull(text),
  cancels: described('Whether the rental is cancelled with it.', flag),
  user_id: described('The admin who proposes it.', whole),
  user_name: orNull(text),
  goes_at: described(
    'When it is refunded automatically, where there is no second admin; null where one has to confirm it.',
    orNull(instant),
  ),
});
/** An admin's refund, of a deposit or by cancelling, above `REFUND_CONFIRM`, which waits for a second admin's yes, or an hour. */
export type ProposedRefundRecord = RecordOf<typeof proposedRefundShape>;
