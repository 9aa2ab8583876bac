import { AMOUNT_MAX } from '@yard/contracts';
import { priceRental } from './price-rental';

const deposit = {
  kind: 'percent',
  amount: null,
  percent: 20,
  minimum_amount: null,
  maximum_amount: null,
} as const;
const rental = {
  rates: { daily_rate: 10_000, weekly_rate: null, monthly_rate: null },
  start_date: '2026-12-14',
  end_date: '2026-12-16',
  delivery: null,
  deposit,
};
const days = {
  kind: 'rent' as const,
  label: '3 days',
  quantity: 3,
  unit_amount: 10_000,
  amount: 30_000,
  period_days: 1 as const,
};

it('is the days, nothing for a delivery, and a deposit of the rent', () => {
  expect(priceRental(rental)).toEqual({
    price: {
      rental_amount: 30_000,
      delivery_distance: null,
      delivery_amount: 0,
      delivery_available: false,
      delivery_message: null,
      subtotal: 30_000,
      deposit_amount: 6_000,
      lines: [days],
    },
  });
});

it('adds the delivery, and no deposit for it', () => {
  const line = {
    kind: 'delivery' as const,
    label: 'Delivery',
    quantity: 1,
    unit_amount: 7_500,
    amount: 7_500,
  };
  const delivery = {
    delivery_distance: 12.5,
    delivery_amount: 7_500,
    delivery_available: true,
    delivery_message: 'By truck.',
    lines: [line],
  };

  expect(priceRental({ ...rental, delivery })).toEqual({
    price: {
      rental_amount: 30_000,
      ...delivery,
      subtotal: 37_500,
      deposit_amount: 6_000,
      lines: [days, line],
    },
  });
});

it('is none without a rate, and none that is more than can be charged', () => {
  const priced = (daily_rate: number | null, end_date = '2026-12-14') =>
    priceRental({ ...rental, end_date, rates: { ...rental.rates, daily_rate } });
  const most = Math.round(AMOUNT_MAX * 100);

  expect(priced(null)).toEqual({ errors: { machine_id: ['This machine has no rates yet. Ask its owner.'] } });
  expect(priced(most)).toMatchObject({ price: { subtotal: most } });
  expect(priced(most + 1)).toEqual({
    errors: { machine_id: ['This rental costs more than we can charge. Choose fewer days.'] },
  });
});
