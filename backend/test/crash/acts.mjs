// The five acts that must survive a kill anywhere: how the world comes to stand before each, and the act itself.
// Of the eight requests 0–5 are concerned and 6–7 are not.

const all = [0, 1, 2, 3, 4, 5];
const FAR = { start_date: '2027-03-01', end_date: '2027-03-02' };
const approveEach = async (world, indexes) => {
  for (const index of indexes) await world.approve(index);
};
/** The button; what it started goes on in the background. */
const button = (name) => ({ act: (world) => world.press(name), again: (world) => world.press(name) });
const COLLECT = 'collect_payment_for_upcoming_rental_requests';

export const ACTS = {
  approve: {
    async before(world) {
      await world.ask({
        2: { stripe_payment_method_id: 'pm_card_chargeDeclined' },
        3: { stripe_payment_method_id: 'pm_card_authenticationRequired' },
        4: { stripe_payment_method_id: null },
        // So soon that its rent is due with the approval.
        5: { start_date: '2026-11-21', end_date: '2026-11-22' },
        6: FAR,
        7: FAR,
      });
    },
    /** Six owners' clicks at once. Who hears nothing clicks again; a 409 says that it was done. */
    async act(world) {
      world.acknowledged = new Set();
      const clicks = all.map((index) => world.approve(index).then(() => world.acknowledged.add(index)));
      await Promise.allSettled(clicks);
    },
    async again(world) {
      for (const index of all.filter((one) => !world.acknowledged.has(one))) {
        await world.approve(index).catch((error) => {
          if (!error.message.includes('409: {"message":"This rental request is a')) throw error;
        });
      }
    },
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
      await world.clock('2026-12-13T12:00:00.000Z');
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
      await world.bring(3, { condition: 'damaged', damage_amount: 80 });
      await world.bring(5, {});
      await world.bring(6, {});
      await world.contest(6);
      await world.clock('2026-12-27T12:00:00.000Z');
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
