// Acts of a machine's hand-over, killed like the other acts (acts.mjs). A signature names the readings.
import { all, clicks } from './clicks.mjs';
import { paid } from './changes.mjs';
import { owner, renter } from './world.mjs';

const HANDOVER = '/handover';
const READ = { hours: 1200, fuel_level: 90 };
const CORRECTED = { hours: 1204.5 };

/** @returns as the invariant has it (end-state.mjs) */
export const signatureUnder = (hours) => `Signed at ${Number(hours)} h`;

const signed = (world, who, index) =>
  world.posted(who, index, `${HANDOVER}/sign`, { name: signatureUnder(READ.hours) });

/** The day before the start; three of the renters have signed what stands there. */
async function written(world) {
  await paid(world);
  await world.clock('2026-12-13T12:00:00.000Z');
  world.seen = {};
  for (const index of all) {
    await world.posted(owner, index, HANDOVER, READ);
    if (index < 3) await signed(world, renter, index);
    world.seen[index] = (await world.shown(index)).handover.updated_at;
  }
  // A later time tells what is written now apart from what was seen.
  await world.clock('2026-12-13T12:01:00.000Z');
}

export const HANDOVERS = {
  record_handover: {
    async before(world) {
      await paid(world);
      await world.clock('2026-12-13T12:00:00.000Z');
    },
    ...clicks(
      (world, index) => world.posted(index < 3 ? owner : renter, index, HANDOVER, READ),
      'This hand-over is already recorded',
    ),
  },

  change_handover: {
    before: written,
    ...clicks(
      (world, index) =>
        world.patched(owner, index, HANDOVER, { ...CORRECTED, updated_at: world.seen[index] }),
      'This hand-over has changed since',
    ),
  },

  /** The owner's signature completes it where the renter has signed. */
  sign_handover: {
    before: written,
    ...clicks(
      (world, index) => signed(world, owner, index),
      'Both have signed this hand-over',
      'You have signed this hand-over',
    ),
  },
};
