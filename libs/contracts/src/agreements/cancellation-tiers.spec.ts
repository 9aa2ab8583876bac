import * as fc from 'fast-check';
import { dayAfter, midnight, ZONES } from '../../spec-support/wall-clock';
import { hoursBeforeStart } from '../rentals/rental-request.state';
import { refundsBy, tierFor } from './policies';
import type { CancellationTier } from './records';

const SEED = 20_261_120;
/** `npm run rig -- cases` tries 100,000. */
const CASES = Number(process.env.CASES ?? 10_000);
const CENTS_MAX = 9_999_999_999;

/** Whole and two-decimal percentages, with both ends. */
const percent = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0, 50, 100),
);
const tier = fc.record({
  hours_before_start: fc.integer({ min: 0, max: 8760 }),
  rental_percent: percent,
  delivery_percent: percent,
  deposit_percent: percent,
});
const tiers = fc.uniqueArray(tier, {
  minLength: 1,
  maxLength: 6,
  selector: ({ hours_before_start }) => hours_before_start,
});
/** Two and a half years: six changes of the clocks in each zone that has them. */
const day = fc.integer({ min: 0, max: 900 }).map((after) => dayAfter('2026-01-01', after));
const offset = fc.constantFrom(-1000, -1, 0, 1, 1000);

it(`agrees with an oracle around every tier's edge in ${CASES} cases of seed ${SEED}`, () => {
  fc.assert(
    fc.property(
      tiers,
      fc.nat(5),
      day,
      fc.constantFrom(...ZONES),
      offset,
      (policy, which, start, zone, by) => {
        const edge = policy[which % policy.length]?.hours_before_start ?? 0;
        const cancelled = midnight(start, zone) - edge * 3_600_000 + by;
        const found = tierFor(policy, hoursBeforeStart(start, zone, new Date(cancelled)));
        const expected = tierByInstant(policy, midnight(start, zone), cancelled);
        if (found !== expected) throw new Error(`${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
      },
    ),
    { numRuns: CASES, seed: SEED },
  );
});

const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: CENTS_MAX }));

it(`refunds to the cent, never more than was collected, in ${CASES} cases of seed ${SEED}`, () => {
  fc.assert(
    fc.property(tier, cents, cents, cents, (by, rental, delivery, deposit) => {
      const refund = refundsBy(by, { rental, delivery, deposit });
      const rent = share(rental, by.rental_percent) + share(delivery, by.delivery_percent);
      const whole = share(deposit, by.deposit_percent);
      if (refund.rental !== Number(rent) || refund.deposit !== Number(whole)) {
        throw new Error(`${JSON.stringify(refund)}, not ${rent} and ${whole}`);
      }
      if (refund.rental > rental + delivery || refund.deposit > deposit)
        throw new Error('more than there is');
    }),
    { numRuns: CASES, seed: SEED },
  );
});

it('gives nothing back past the last tier', () => {
  expect(refundsBy(null, { rental: 100, delivery: 100, deposit: 100 })).toEqual({ rental: 0, deposit: 0 });
});

function tierByInstant(
  policy: CancellationTier[],
  start: number,
  cancelled: number,
): CancellationTier | null {
  let most: CancellationTier | null = null;
  for (const one of policy) {
    const isReached = cancelled <= start - one.hours_before_start * 3_600_000;
    if (isReached && (!most || one.hours_before_start > most.hours_before_start)) most = one;
  }
  return most;
}

/** Half up, in whole numbers alone. */
function share(amount: number, of: number): bigint {
  return (BigInt(amount) * BigInt(Math.round(of * 100)) + 5000n) / 10_000n;
}
