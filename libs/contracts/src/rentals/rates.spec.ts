import * as fc from 'fast-check';
import { cheapestByTrying } from '../../spec-support/cheapest';
import { cheapestCover, lineLabel, type Rates } from './rates';

const SEED = 20_261_120;
/** `npm run rig -- cases` tries 100,000. */
const CASES = Number(process.env.CASES ?? 10_000);

const amountOf = (days: number, rates: Rates) =>
  cheapestCover(days, rates)?.reduce((sum, line) => sum + line.amount, 0) ?? null;

describe('cheapestCover', () => {
  const rates = { daily_rate: 40_000, weekly_rate: 140_000, monthly_rate: 400_000 };

  it.each([
    [1, 40_000],
    [3, 120_000],
    [4, 140_000],
    [7, 140_000],
    [10, 260_000],
    [20, 400_000],
    [28, 400_000],
    [29, 440_000],
    [56, 800_000],
  ])('prices %d days at %d', (days, amount) => {
    expect(amountOf(days, rates)).toBe(amount);
  });

  it('explains each part', () => {
    expect(cheapestCover(37, rates)).toEqual([
      { kind: 'rent', label: '4 weeks', quantity: 1, unit_amount: 400_000, amount: 400_000, period_days: 28 },
      { kind: 'rent', label: '1 week', quantity: 1, unit_amount: 140_000, amount: 140_000, period_days: 7 },
      { kind: 'rent', label: '2 days', quantity: 2, unit_amount: 40_000, amount: 80_000, period_days: 1 },
    ]);
  });

  it('is shown in the words of today, whatever they were when it was stored', () => {
    const [month] = cheapestCover(28, rates) ?? [];
    expect(month && lineLabel({ ...month, label: '28 days' })).toBe('4 weeks');
    const delivery = { kind: 'delivery', quantity: 1, unit_amount: 1, amount: 1 } as const;
    expect(lineLabel({ ...delivery, label: '1 day' })).toBe('1 day');
  });

  it('covers with what is offered', () => {
    expect(amountOf(3, { daily_rate: null, weekly_rate: 140_000, monthly_rate: null })).toBe(140_000);
    expect(cheapestCover(3, { daily_rate: null, weekly_rate: null, monthly_rate: null })).toBeNull();
  });

  it(`agrees with trying everything in ${CASES} cases of seed ${SEED}`, () => {
    fc.assert(
      fc.property(
        days,
        rate,
        rate,
        rate,
        fc.integer({ min: 1, max: 30 }),
        (from, daily, weekly, monthly, more) => {
          const odd: Rates = { daily_rate: daily, weekly_rate: weekly, monthly_rate: monthly };
          const tried = cheapestByTrying(from + more, odd);
          mustAgree(from, odd, tried);
          mustAgree(from + more, odd, tried);
          const [shorter, longer] = [amountOf(from, odd), amountOf(from + more, odd)];
          if (shorter !== null && longer !== null && longer < shorter) throw new Error('dearer when shorter');
        },
      ),
      { numRuns: CASES, seed: SEED },
    );
  });
});

/** Mostly days and weeks, as people rent, sometimes up to the longest rental. */
const days = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 45 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 120 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 366 }) },
);
/** Free, round, odd and the largest amounts; not offered. */
const rate = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 50 }) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 900_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 9_999_999_999 }) },
);

/** The amount is the least, each line is what it says, and the lines cover the days. Without jest: it is slow. */
function mustAgree(count: number, rates: Rates, tried: (number | null)[]): void {
  const lines = cheapestCover(count, rates);
  const amount = lines?.reduce((sum, line) => sum + line.amount, 0) ?? null;
  if (amount !== tried[count]) throw new Error(`${count} days cost ${amount}, not ${tried[count]}`);
  for (const { quantity, unit_amount, amount } of lines ?? []) {
    if (quantity < 1 || quantity * unit_amount !== amount) throw new Error(`a line says ${amount}`);
  }
  const covered = (lines ?? []).reduce(
    (sum, { period_days, quantity }) => sum + quantity * (period_days ?? 0),
    0,
  );
  if (lines && covered < count) throw new Error(`the lines cover ${covered} of ${count} days`);
}
