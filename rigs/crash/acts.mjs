// Acts that must survive a kill anywhere, and the world before each. Requests 0–5 are concerned, 6–7 not.
import { BILLS } from './bills.mjs';
import { CHANGES } from './changes.mjs';
import { all, approveEach, clicks, FAR } from './clicks.mjs';
import { HANDOVERS } from './handovers.mjs';
import { MESSAGES } from './messages.mjs';
import { MOVES } from './moves.mjs';

/** The button; what it started goes on in the background. */
const button = (name) => ({ act: (world) => world.press(name), again: (world) => world.press(name) });
const COLLECT = 'collect_payment_for_upcoming_rental_requests';

/** Deposits paid, rents refused two days before the start. */
async function unpaid(world) {
  await world.ask();
  await approveEach(world, [...all, 6, 7]);
  for (const index of [...all, 6]) await world.card(index, 'pm_card_chargeDeclined');
  await world.clock('2026-12-12T12:00:00.000Z');
  await world.run(COLLECT);
}

export const ACTS = {
  approve: {
    async before(world) {
      await world.ask({
        2: { stripe_payment_method_id: 'pm_card_chargeDeclined' },
        3: { stripe_payment_method_id: 'pm_card_authenticationRequired' },
        4: { stripe_payment_method_id: null },
        // The start is so near that the rent is due with the approval.
        5: { start_date: '2026-11-21', end_date: '2026-11-22' },
        6: FAR,
        7: FAR,
      });
    },
    ...clicks((world, index) => world.approve(index), 'This rental request is a'),
  },

  ...MOVES,
  ...CHANGES,
  ...HANDOVERS,
  ...BILLS,
  ...MESSAGES,

  end_unpaid: {
    before: unpaid,
    ...clicks((world, index) => world.endUnpaid(index), 'This rental request is cancelled'),
  },

  /** Another card for each: its rent is tried with it. */
  retry_unpaid_rents: {
    before: unpaid,
    ...clicks(async (world, index) => {
      const { stripe_payment_method_id } = await world.shown(index);
      if (stripe_payment_method_id !== 'pm_card_visa') await world.card(index, 'pm_card_visa');
    }, 'nothing refuses this'),
  },

  collect_payment_for_upcoming_rental_requests: {
    async before(world) {
      await world.ask({ 5: { stripe_payment_method_id: 'pm_card_authenticationRequired' }, 6: FAR });
      await approveEach(world, [...all, 6]);
      await world.card(4, 'pm_card_chargeDeclined');
      await world.clock('2026-12-13T12:00:00.000Z');
    },
    ...button(COLLECT),
  },

  cancel_expired_rental_requests: {
    async before(world) {
      const declined = { stripe_payment_method_id: 'pm_card_chargeDeclined' };
      await world.ask({
        2: declined,
        3: { stripe_payment_method_id: 'pm_card_authenticationRequired' },
        4: declined,
        5: declined,
        7: FAR,
      });
      await approveEach(world, [2, 3, 4, 5, 6]);
      // Their deposit failed and their rent is collected: it goes back.
      await world.card(4, 'pm_card_visa');
      await world.card(5, 'pm_card_mastercard');
      await world.clock('2026-12-12T12:00:00.000Z');
      await world.run(COLLECT);
      // The refused rent is tried again after a day: before the batch, not only where a kill makes it wait.
      await world.clock('2026-12-13T12:05:00.000Z');
      await world.swept();
    },
    ...button('cancel_expired_rental_requests'),
  },

  close_completed_rental_requests: {
    async before(world) {
      await world.ask({
        4: { stripe_payment_method_id: 'pm_card_chargeDeclined' },
        7: { start_date: '2026-12-24', end_date: '2026-12-27' },
      });
      await approveEach(world, [...all, 6, 7]);
      await world.clock('2026-12-13T12:00:00.000Z');
      await world.run(COLLECT);
      await world.clock('2026-12-18T23:00:00.000Z');
      // Two whole days down come back of the rent.
      await world.breakDown(0, { since: '2026-12-15T06:00:00Z', up_at: '2026-12-17T06:00:00Z' });
      await world.bring(3, { condition: 'damaged', damage_amount: 80 });
      await world.bring(5, {});
      await world.bring(6, {});
      await world.contest(6);
      await world.clock('2026-12-27T12:00:00.000Z');
      await world.swept();
    },
    ...button('close_completed_rental_requests'),
  },

  notify_users_with_missing_machine_returns: {
    async before(world) {
      await world.ask({ 7: { start_date: '2026-12-19', end_date: '2026-12-20' } });
      await approveEach(world, [...all, 6, 7]);
      await world.clock('2026-12-18T23:00:00.000Z');
      await world.bring(6, {});
      await world.clock('2026-12-20T12:00:00.000Z');
    },
    ...button('notify_users_with_missing_machine_returns'),
  },
};
