import { repriced } from './change-price';
import { cheapestCover } from './rates';

const RATES = { daily_rate: 40_000, weekly_rate: 140_000, monthly_rate: 400_000 };
const DELIVERY = {
  kind: 'delivery' as const,
  label: '1 day',
  quantity: 1,
  unit_amount: 15_000,
  amount: 15_000,
};

const asked = (days: number) => ({
  ...RATES,
  lines: [...(cheapestCover(days, RATES) ?? []), DELIVERY],
  delivery_amount: DELIVERY.amount,
});

it('costs what the whole would have cost from the start, and keeps its delivery', () => {
  const now = repriced(asked(5), 10);

  expect(now).toMatchObject({ rental_amount: 260_000, delivery_amount: 15_000, subtotal: 275_000 });
  expect(now?.lines.map(({ label }) => label)).toEqual(['1 week', '3 days', '1 day']);
});

it('is the same in steps as at once, and never cheaper to keep longer', () => {
  for (let days = 1; days <= 60; days += 1) {
    const atOnce = repriced(asked(1), days);
    const rental = { ...asked(1), ...repriced(asked(1), Math.ceil(days / 2)) };
    expect(repriced({ ...RATES, ...rental }, days)).toEqual(atOnce);
    expect(atOnce?.rental_amount).toBeLessThanOrEqual(repriced(asked(1), days + 1)?.rental_amount ?? 0);
  }
});

it('has no price without rates', () => {
  const none = { daily_rate: null, weekly_rate: null, monthly_rate: null };
  expect(repriced({ ...asked(3), ...none }, 4)).toBeNull();
});
