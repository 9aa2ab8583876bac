import { cheapestCover, type Rates } from './rates';

/** The cheapest way by trying every count of every period, without any thought. */
function bruteForce(days: number, rates: Rates): number | null {
  let best: number | null = null;
  for (let months = 0; months <= (rates.monthly_rate === null ? 0 : 4); months += 1) {
    for (let weeks = 0; weeks <= (rates.weekly_rate === null ? 0 : 16); weeks += 1) {
      for (let single = 0; single <= (rates.daily_rate === null ? 0 : days); single += 1) {
        if (months * 28 + weeks * 7 + single < days) continue;
        const amount =
          months * (rates.monthly_rate ?? 0) +
          weeks * (rates.weekly_rate ?? 0) +
          single * (rates.daily_rate ?? 0);
        if (best === null || amount < best) best = amount;
      }
    }
  }
  return best;
}

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
      { label: '4 weeks', quantity: 1, unit_amount: 400_000, amount: 400_000 },
      { label: '1 week', quantity: 1, unit_amount: 140_000, amount: 140_000 },
      { label: '2 days', quantity: 2, unit_amount: 40_000, amount: 80_000 },
    ]);
  });

  it('covers with what is offered', () => {
    expect(amountOf(3, { daily_rate: null, weekly_rate: 140_000, monthly_rate: null })).toBe(140_000);
    expect(cheapestCover(3, { daily_rate: null, weekly_rate: null, monthly_rate: null })).toBeNull();
  });

  it('agrees with trying everything and never charges less for longer', () => {
    let seed = 20_261_120;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 300; round += 1) {
      const some = (below: number) => (random(5) === 0 ? null : random(below) + 1);
      const odd: Rates = { daily_rate: some(500), weekly_rate: some(2500), monthly_rate: some(9000) };
      const days = random(60) + 1;
      expect({ days, odd, amount: amountOf(days, odd) }).toEqual({
        days,
        odd,
        amount: bruteForce(days, odd),
      });
      if (amountOf(days, odd) !== null)
        expect(amountOf(days + 1, odd)).toBeGreaterThanOrEqual(amountOf(days, odd) ?? 0);
    }
  });
});
