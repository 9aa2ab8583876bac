import * as fc from 'fast-check';
import type { Rates } from '../rentals/rates';
import { extendedTo, longerForSame, longerOffer, rentalAmount } from './longer-rental';

const rates = { daily_rate: 40_000, weekly_rate: 140_000, monthly_rate: 400_000 };
const SEED = 20_261_122;

describe('longerForSame', () => {
  it.each([
    // Three days cost less than a week.
    [3, null],
    [4, { days: 7, amount: 140_000 }],
    [6, { days: 7, amount: 140_000 }],
    [7, null],
    [10, null],
    [11, { days: 14, amount: 280_000 }],
    // Two weeks and three days cost as much as four weeks.
    [16, null],
    [17, { days: 28, amount: 400_000 }],
    [18, { days: 28, amount: 400_000 }],
    [27, { days: 28, amount: 400_000 }],
    [28, null],
  ])('for %d days', (days, longer) => {
    expect(longerForSame(days, rates)).toEqual(longer);
  });

  it('counts a tie: a week at the price of five days', () => {
    const tie: Rates = { daily_rate: 100, weekly_rate: 500, monthly_rate: null };

    expect(longerForSame(4, tie)).toBeNull();
    expect(longerForSame(5, tie)).toEqual({ days: 7, amount: 500 });
  });

  it('is the whole week or month where nothing shorter is offered', () => {
    const weeks: Rates = { daily_rate: null, weekly_rate: 500, monthly_rate: null };

    expect(longerForSame(8, weeks)).toEqual({ days: 14, amount: 1000 });
    expect(longerForSame(3, { daily_rate: null, weekly_rate: null, monthly_rate: null })).toBeNull();
  });

  it('ends with the longest rental', () => {
    expect(longerForSame(1, { daily_rate: 0, weekly_rate: null, monthly_rate: null })?.days).toBe(366);
  });

  it('never misses one that costs less', () => {
    const rate = fc.option(fc.integer({ min: 0, max: 900 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), rate, rate, rate, (days, daily, weekly, monthly) => {
        const odd: Rates = { daily_rate: daily, weekly_rate: weekly, monthly_rate: monthly };
        const amount = rentalAmount(days, odd);
        const last = longerForSame(days, odd)?.days ?? days;
        for (let more = days; more <= Math.min(366, last + 3); more += 1) {
          const other = rentalAmount(more, odd);
          if (amount === null || other === null) continue;
          if (other < amount || (other === amount) !== more <= last) throw new Error(`${more} days`);
        }
      }),
      { numRuns: 100, seed: SEED },
    );
  });
});

describe('extendedTo', () => {
  const days = { from: '2026-12-01', to: '2026-12-04' };
  const rental = (from: string) => ({ from, to: '2026-12-31', reason: 'rental' as const });
  const offered = { taken: [], minimum_days: 1, turnaround_days: 0 };

  it.each([
    ['all of them', [], 0, '2026-12-07'],
    ['as far as it is free', [rental('2026-12-07')], 0, '2026-12-06'],
    ['with the turnaround', [rental('2026-12-07')], 1, '2026-12-05'],
    ['not at all', [rental('2026-12-05')], 0, null],
  ])('takes %s', (_what, taken, turnaround_days, last) => {
    expect(extendedTo(days, 7, { ...offered, taken, turnaround_days })).toBe(last);
  });
});

describe('longerOffer', () => {
  const machine = {
    daily_rate: 400,
    weekly_rate: 1_400,
    monthly_rate: null,
    minimum_days: 1,
    turnaround_days: 0,
  };
  const days = { from: '2026-12-01', to: '2026-12-05' };
  const taken = (from: string) => [{ from, to: '2026-12-31', reason: 'rental' as const }];

  it.each([
    ['the week', [], { words: 'Keep it through Dec 7 for the same $1,400', last: '2026-12-07' }],
    [
      'what is free of it',
      taken('2026-12-07'),
      { words: 'Keep it through Dec 6 for the same $1,400', last: '2026-12-06' },
    ],
    ['nothing where it is taken', taken('2026-12-06'), null],
  ])('offers %s', (_what, spans, offer) => {
    expect(longerOffer(days, { ...machine, taken: spans }, 'usd')).toEqual(offer);
  });

  it('offers nothing where more days cost more', () => {
    expect(longerOffer({ ...days, to: days.from }, { ...machine, taken: [] }, 'usd')).toBeNull();
  });
});
