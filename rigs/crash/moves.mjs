// Acts that end a request or refund its money, killed like the other acts (acts.mjs).
import { all, approveEach, clicks, FAR } from './clicks.mjs';
import { admin, owner, renter } from './world.mjs';

const DECLINED = { stripe_payment_method_id: 'pm_card_chargeDeclined' };
const ASKED = { stripe_payment_method_id: 'pm_card_authenticationRequired' };
/** The start is so near that the rent is due with the approval. */
const SOON = { start_date: '2026-11-21', end_date: '2026-11-22' };
const PART = 50;

const no = { message: 'It is being repaired.' };
const reason = { reason: 'No need.' };

export const MOVES = {
  decline: {
    before: (world) => world.ask({ 4: SOON, 5: { stripe_payment_method_id: null }, 6: FAR, 7: FAR }),
    ...clicks(
      (world, index) => world.posted(owner, index, '/decline', no),
      'This rental request is declined',
    ),
  },

  /** One still pending, the others approved: paid in part, whole, not at all, or with the bank. */
  cancel: {
    async before(world) {
      await world.ask({ 2: DECLINED, 3: ASKED, 4: SOON, 6: FAR, 7: FAR });
      await approveEach(world, [1, 2, 3, 4, 5, 6]);
    },
    ...clicks(
      (world, index) => world.posted(index === 5 ? owner : renter, index, '/cancel', reason),
      'This rental request is cancelled',
    ),
  },

  /** Half of them whole, half of them in part: there the key alone keeps a second click from a second refund. */
  refund_deposit: {
    async before(world) {
      await world.ask({ 4: SOON, 6: FAR, 7: FAR });
      await approveEach(world, [...all, 6]);
    },
    ...clicks(
      (world, index) =>
        index < 3
          ? world.posted(admin, index, '/refund_deposit', {})
          : world.posted(
              admin,
              index,
              '/refund_deposit',
              { amount: PART },
              { 'Idempotency-Key': `refund ${index}` },
            ),
      'There is no deposit left',
      'This was done',
    ),
  },
};
