import type { LedgerLineRecord } from '@yard/contracts';
import { accountsOf, lineWords, sidesOf } from './entry-words';

const line = (account: LedgerLineRecord['account'], amount: number, user_name: string | null = null) => ({
  account,
  amount,
  user_id: user_name === null ? null : 2,
  user_name,
  rental_request_id: 1,
});

it('shows both sides of an entry, which are equal', () => {
  const lines = [
    line('provider_balance', 1000.1),
    line('owner_payable', -900.09, 'Olive'),
    line('platform_fees', -100.01),
  ];

  expect(sidesOf({ lines }, 'usd')).toEqual({ debit: 1000.1, credit: 1000.1, difference: 0 });
});

it('says by how much a broken entry is off', () => {
  const lines = [line('provider_balance', 10), line('deposits_held', -9.99)];

  expect(sidesOf({ lines }, 'usd').difference).toBe(0.01);
});

it('names the owner whose money it is', () => {
  expect(lineWords(line('owner_payable', 1, 'Olive Owner'))).toBe('Due to owners: Olive Owner');
  expect(lineWords(line('deposits_held', 1))).toBe('Deposits held');
});

it('says which accounts are debited, then which are credited', () => {
  const lines = [line('platform_fees', -1), line('deposits_held', -1), line('provider_balance', 2)];

  expect(accountsOf({ lines })).toBe('With the card provider → Our fees, Deposits held');
});
