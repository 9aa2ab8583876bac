import { FAILED_PAYOUTS, SENT_PAYOUTS, WAITING_PAYOUTS } from '@yard/contracts';
import { Moves } from '@kit/server/store/moves';

const DECIDED = { system: WAITING_PAYOUTS, admin: FAILED_PAYOUTS } as const;

/** Every move of a payout; it begins by waiting for its owner's account. */
export const payoutMoves = new Moves({
  send: { from: DECIDED, to: 'pending' },
  wait: { from: DECIDED, to: 'waiting_for_account' },
  /** Follows the provider's response. */
  pay: { from: { system: SENT_PAYOUTS }, to: 'paid' },
  fail: { from: { system: SENT_PAYOUTS }, to: 'failed' },
});
