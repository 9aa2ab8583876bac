import { shownPrice } from './shown-price';

const machine = { daily_rate: 100, weekly_rate: 300, monthly_rate: null, minimum_days: 2 };
const none = { from: '', to: '' };
const days = { from: '2027-04-05', to: '2027-04-08' };

it.each([
  ['the day’s rate without days', machine, none, { amount: 100, of: 'day' }],
  ['the cheapest cover of the days', machine, days, { amount: 300, of: 'days' }],
  [
    'the total where the list says it',
    { ...machine, total_amount: 512.5 },
    days,
    { amount: 512.5, of: 'delivered' },
  ],
  ['nothing where it is not brought', { ...machine, total_amount: null }, days, { amount: null, of: 'none' }],
  [
    'nothing for too few days',
    machine,
    { from: '2027-04-05', to: '2027-04-05' },
    { amount: null, of: 'none' },
  ],
])('is %s', (_what, priced, chosen, shown) => {
  expect(shownPrice(priced, chosen, 'usd')).toEqual(shown);
});
