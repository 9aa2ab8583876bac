import type { StatementRecord } from '@yard/contracts';
import { figuresOf, monthWords } from './months';

const may: StatementRecord = {
  id: 1,
  created_at: '',
  updated_at: '',
  deleted_at: null,
  user_id: 2,
  user_name: 'Olive Owner',
  month: '2026-05',
  currency: 'usd',
  opening_balance: 100,
  rental_amount: 1000,
  fee_amount: -100,
  refund_amount: -50,
  damage_amount: 0,
  retained_amount: 0,
  payout_amount: -700,
  closing_balance: 250,
};

it('names the month', () => expect(monthWords('2026-05')).toBe('May 2026'));

it('lists figures that add up from opening to closing', () => {
  const figures = figuresOf(may);

  expect(figures.map(({ label }) => label)).toEqual([
    'Opening',
    'Earned',
    'Our fee',
    'Refunds',
    'Damage and bills',
    'Canceled',
    'Paid out',
    'Closing',
  ]);
  expect(figures.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(may.closing_balance);
});
