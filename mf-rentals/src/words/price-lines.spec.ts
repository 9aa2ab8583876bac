import { deposit, rental } from '../../test/rental-stages';
import { priceLines } from './price-lines';

it.each([
  ['pending', [], 'Not part of the total. It comes back after the return.'],
  ['declined', [], 'It was never charged.'],
  ['cancelled', [deposit(1, 'failed')], 'It was never charged.'],
  ['cancelled', [deposit(1, 'refunded')], 'Not part of the total.'],
] as const)('says of the deposit of a %s request what became of it', (status, payments, detail) => {
  const lines = priceLines(rental(status, { lines: [], payments: [...payments] }), 'usd');

  expect(lines.at(-1)).toMatchObject({ label: 'Deposit', detail });
});
