import { Machine } from '../../../catalog/machines/machine.entity';
import type { LockedRequest } from '../../records/locked-request';
import { RentalRequest } from '../../records/rental-request.entity';
import { changeErrors, priceChange } from './change-terms';

const NOW = new Date('2026-12-15T18:00:00Z');
const machine = Object.assign(new Machine(), { id: 7, minimum_days: 2, time_zone: 'America/Chicago' });
const span = {
  start_date: '2026-12-14',
  end_date: '2026-12-18',
  start_time: null,
  end_time: null,
  machine_id: 7,
};
const day = {
  kind: 'rent' as const,
  label: '5 days',
  quantity: 5,
  unit_amount: 10_000,
  amount: 50_000,
  period_days: 1 as const,
};
const delivery = {
  kind: 'delivery' as const,
  label: 'Delivery',
  quantity: 1,
  unit_amount: 7_500,
  amount: 7_500,
};
const request = Object.assign(new RentalRequest(), {
  ...span,
  daily_rate: 10_000,
  weekly_rate: null,
  monthly_rate: null,
  rental_amount: 50_000,
  delivery_amount: 7_500,
  subtotal: 57_500,
  lines: [day, delivery],
});
const held = (status: 'approved' | 'active', days: object = {}) =>
  ({ request: Object.assign(new RentalRequest(), request, days), status }) as LockedRequest;
const later = { start_date: '2026-12-20', end_date: '2026-12-24' };

it.each([
  ['nothing', 'active', {}, { end_date: ['The change must differ from the rental.'] }],
  [
    'an end before the start',
    'active',
    { end_date: '2026-12-13' },
    { end_date: ['The end date field must be a date after or equal to start date.'] },
  ],
  [
    'the first day once it has begun',
    'active',
    { start_date: '2026-12-15' },
    { start_date: ['The start of a rental that has begun cannot change.'] },
  ],
  [
    'the hour of the start once it has begun',
    'active',
    { start_time: '08:00' },
    { start_date: ['The start of a rental that has begun cannot change.'] },
  ],
  [
    'a first day that has passed',
    'approved',
    { start_date: '2026-12-13' },
    { start_date: ['The start date field must be today or later at the machine.'] },
  ],
  [
    'a last day that has passed',
    'active',
    { end_date: '2026-12-14' },
    { end_date: ['The end date field must be today or later at the machine.'] },
  ],
] as const)('refuses a change of %s while it is %s', (_what, status, change, words) => {
  expect(changeErrors(held(status), { ...span, ...change }, machine, NOW)).toEqual(words);
});

it.each([
  ['ends today', 'active', { end_date: '2026-12-15' }],
  ['is longer', 'active', { end_date: '2026-12-20' }],
  ['starts today', 'approved', { start_date: '2026-12-15' }],
  ['starts at another hour', 'approved', { start_time: '08:00' }],
  ['is of another machine', 'active', { machine_id: 8 }],
] as const)('takes one that %s', (_what, status, change) => {
  expect(changeErrors(held(status), { ...span, ...change }, machine, NOW)).toEqual({});
});

it('asks for enough days where days change, and not of a machine alone', () => {
  const one = { start_date: '2026-12-20', end_date: '2026-12-20' };

  expect(Object.keys(changeErrors(held('approved', later), { ...span, ...one }, machine, NOW))).toEqual([
    'end_date',
  ]);
  const swapped = { ...span, ...one, machine_id: 8 };
  expect(changeErrors(held('approved', one), swapped, machine, NOW)).toEqual({});
});

it('costs as much for as many days, and by its own rates for more', () => {
  expect(priceChange(request, { ...span, ...later })).toEqual({
    from: span,
    to: { ...span, ...later },
    rental_amount: 50_000,
    delivery_amount: 7_500,
    subtotal: 57_500,
    lines: [day, delivery],
    difference: 0,
    delivery: null,
  });
  expect(priceChange(request, { ...span, end_date: '2026-12-19' })).toMatchObject({
    rental_amount: 60_000,
    delivery_amount: 7_500,
    subtotal: 67_500,
    difference: 10_000,
  });
});

it('is delivered at the price of the other machine, in place of its own', () => {
  const other = {
    kind: 'delivery' as const,
    label: 'Delivery',
    quantity: 1,
    unit_amount: 9_000,
    amount: 9_000,
  };
  const brought = { machine_delivery_option_id: 3, delivery_distance: 12.5 };
  const price = { delivery_amount: 9_000, lines: [other] };
  const to = { ...span, machine_id: 8 };

  expect(priceChange(request, to, { ...brought, price })).toMatchObject({
    delivery_amount: 9_000,
    subtotal: 59_000,
    lines: [day, other],
    difference: 1_500,
    delivery: brought,
  });
  expect(priceChange(request, to, { ...brought, price: null })).toMatchObject({
    delivery_amount: 7_500,
    difference: 0,
    delivery: brought,
  });
});
