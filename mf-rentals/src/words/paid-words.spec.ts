import type { RentalRequestRecord } from '@yard/contracts';
import { changedCardWords } from './paid-words';

const rental = (statuses: string[], unpaid: object | null = { kind: 'rental' }) =>
  ({
    unpaid,
    payments: statuses.map((status, index) => ({
      id: index + 1,
      kind: 'rental',
      status,
      amount: 500,
      currency: 'usd',
      failure_message: 'Your card was declined.',
    })),
  }) as unknown as RentalRequestRecord;

it.each([
  ['succeeded', 'The card is changed. The rental amount of $500 is paid'],
  ['processing', 'The card is changed. The payment is on its way'],
  ['failed', 'The card is changed, and was refused: Your card was declined.'],
])('tells what became of an unpaid rent that was tried with a new card: %s', (status, words) => {
  expect(changedCardWords(rental(['failed']), rental(['failed', status]))).toBe(words);
});

it('says what comes where nothing was tried yet, and nothing more where nothing is owed', () => {
  expect(changedCardWords(rental(['failed']), rental(['failed']))).toBe(
    'The card is changed. The rent is tried with it now.',
  );
  expect(changedCardWords(rental([], null), rental([], null))).toBe('The card is changed');
});
