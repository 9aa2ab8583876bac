// The moves of money whose wire to the database is cut: how eight requests come to stand before each, and the move of
// one of them, said with the same key when it is repeated. A 409 to who repeats a move says that it was done.
import { approveEach } from '../crash/clicks.mjs';
import { owner, renter } from '../crash/world.mjs';

const all = [0, 1, 2, 3, 4, 5, 6, 7];
const COLLECT = 'collect_payment_for_upcoming_rental_requests';

async function approved(world, changes) {
  await world.ask(changes);
  await approveEach(world, all);
}

/** Paid, brought back with a damage, and over. */
async function returned(world) {
  await approved(world);
  await world.clock('2026-12-13T12:00:00.000Z');
  await world.run(COLLECT);
  await world.clock('2026-12-18T23:00:00.000Z');
  for (const index of all) await world.bring(index, { condition: 'damaged', damage_amount: 80 });
  await world.clock('2026-12-27T12:00:00.000Z');
  // Signs the renter in again.
  await world.shown(0);
}

export const MOVES = {
  approve: {
    before: (world) => world.ask(),
    move: (world, index) => world.posts(owner, index, '/approve', { message: 'Yours.' }),
  },
  cancel: {
    before: (world) => approved(world),
    move: (world, index) => world.posts(renter, index, '/cancel', { reason: 'No need.' }),
  },
  retry: {
    async before(world, life) {
      const declined = { stripe_payment_method_id: 'pm_card_chargeDeclined' };
      await approved(world, Object.fromEntries(all.map((index) => [index, declined])));
      const payments = await life.ask('query', 'SELECT id FROM payments ORDER BY rental_request_id');
      world.payments = payments.map(({ id }) => id);
    },
    move: (world, index) =>
      world.posts(renter, index, `/payments/${world.payments[index]}/retry`, {
        stripe_payment_method_id: 'pm_card_visa',
      }),
  },
  /** No money, and nothing of its own against repetition: the key alone. */
  message: {
    before: (world) => world.ask(),
    move: (world, index, key) =>
      world.posts(renter, index, '/messages', { content: 'Is it there?' }, { 'Idempotency-Key': key }),
  },
  accept: { before: returned, move: (world, index) => world.posts(renter, index, '/machine_return/accept') },
};
