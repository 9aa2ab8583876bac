// Acts that change a booked rental and its money, killed like the other acts (acts.mjs).
import { all, approveEach, clicks, FAR } from './clicks.mjs';
import { owner, renter } from './world.mjs';

/** Longer, shorter or later than Monday to Friday. */
const SPANS = [
  { end_date: '2026-12-19' },
  { end_date: '2026-12-21' },
  { end_date: '2026-12-16' },
  { start_date: '2026-12-15' },
  { end_date: '2026-12-20' },
  { end_date: '2026-12-22' },
];

/** Deposits and rents are collected. */
export async function paid(world) {
  await world.ask({ 6: FAR });
  await approveEach(world, [...all, 6, 7]);
  await world.clock('2026-12-12T12:00:00.000Z');
  await world.run('collect_payment_for_upcoming_rental_requests');
}

export const CHANGES = {
  /** Charged at once, given back, refused by the card, or with the bank. */
  accept_change: {
    async before(world) {
      await paid(world);
      await world.card(4, 'pm_card_chargeDeclined');
      await world.card(5, 'pm_card_authenticationRequired');
      for (const index of all) await world.posted(renter, index, '/changes', SPANS[index]);
    },
    ...clicks(async (world, index) => {
      const [change] = (await world.shown(index)).changes;
      await world.posted(owner, index, `/changes/${change.id}/accept`);
    }, 'This change is accepted'),
  },

  call_off: {
    async before(world) {
      await paid(world);
      await world.rows('UPDATE machines SET call_off = 1');
      await world.clock('2026-12-15T12:00:00.000Z');
    },
    ...clicks(
      (world, index) => world.posted(renter, index, '/call_off', { last_day: '2026-12-16' }),
      'This rental is called off.',
    ),
  },
};
