import { type DeliveredOffer, deliveredTotal } from './delivered-total';

const austin = { lat: 30.27, lng: -97.74 };
const lowboy = { id: 3, name: 'Lowboy', radius: 50, base_amount: 15_000, amount_per_distance: 400 };
const offer: DeliveredOffer = {
  daily_rate: 40_000,
  weekly_rate: 140_000,
  monthly_rate: null,
  minimum_days: 2,
  geotag: { lat: 30.35, lng: -97.8 },
  options: [lowboy],
};
const deposit = {
  ...{ kind: 'percent' as const, percent: 20, amount: null },
  ...{ minimum_amount: null, maximum_amount: null },
};
const need = {
  start_date: '2026-12-01',
  end_date: '2026-12-03',
  place: austin,
  unit: 'mi' as const,
  deposit,
};

describe('deliveredTotal', () => {
  it('adds the cheapest delivery that reaches the place to the cheapest rates', () => {
    const near = { ...lowboy, id: 1, name: 'Trailer', radius: 2, base_amount: 0 };
    const dear = { ...lowboy, id: 2, base_amount: 90_000 };

    // 6.6 miles in a straight line are 9 by road.
    expect(deliveredTotal(need)({ ...offer, options: [near, dear, lowboy] })).toEqual({
      amount: 120_000 + 15_000 + 9 * 400,
      deposit: 24_000,
      option_id: 3,
    });
    expect(deliveredTotal({ ...need, end_date: '2026-12-07' })(offer)?.amount).toBe(
      140_000 + 15_000 + 9 * 400,
    );
  });

  it.each([
    ['is not brought that far', { options: [{ ...lowboy, radius: 8 }] }, {}],
    ['is not brought at all', { options: [] }, {}],
    ['stands nobody knows where', { geotag: null }, {}],
    ['has no rates', { daily_rate: null, weekly_rate: null }, {}],
    ['is rented for longer only', {}, { end_date: '2026-12-01' }],
    ['is not rented for so long', {}, { end_date: '2028-12-01' }],
  ])('has none for a machine that %s', (_what, offered, needed) => {
    expect(deliveredTotal({ ...need, ...needed })({ ...offer, ...offered })).toBeNull();
  });
});
