// Acts that resolve a bill above or below the deposit, killed like the other acts (acts.mjs).
import { all, clicks } from './clicks.mjs';
import { paid } from './changes.mjs';
import { admin, owner, renter } from './world.mjs';

/** The deposit is $280: below it, all of it, and above it. */
const DAMAGES = [100, 280, 500, 900, 600, 700];

/** Returned and billed; the cards of two fail above the deposit, and one was down for two days. */
async function billed(world) {
  await paid(world);
  await world.card(4, 'pm_card_chargeDeclined');
  await world.card(5, 'pm_card_authenticationRequired');
  await world.clock('2026-12-18T23:00:00.000Z');
  await world.breakDown(0, { since: '2026-12-15T06:00:00Z', up_at: '2026-12-17T06:00:00Z' });
  for (const index of all) {
    await world.bring(index, { condition: 'damaged' });
    await world.posted(owner, index, '/bill', { damage_amount: DAMAGES[index] });
  }
}

const DONE = ['This bill is', 'This rental request is closed'];

export const BILLS = {
  accept_bill: {
    before: billed,
    ...clicks((world, index) => world.posted(renter, index, '/bill/accept'), ...DONE),
  },

  decide_bill: {
    async before(world) {
      await billed(world);
      for (const index of all) {
        await world.posted(renter, index, '/bill/contest', { reason: 'It was so before.' });
      }
    },
    ...clicks(
      async (world, index) => {
        const { lines } = (await world.shown(index)).bill;
        const damage = lines.find(({ kind }) => kind === 'damage');
        const decided = { lines: [{ id: damage.id, amount: DAMAGES[index] / 2 }], reason: 'Half of it.' };
        await world.posted(admin, index, '/bill/decide', decided);
      },
      ...DONE,
    ),
  },
};
