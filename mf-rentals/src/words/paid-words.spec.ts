import type { PaymentRecord } from '@yard/contracts';
import { paymentRecord, rentalRequestRecord } from '@yard/testing/records';
import { changedCardWords, paidWords } from './paid-words';

const owed = {
  kind: 'rental',
  since: '2026-11-18T11:00:00.000000Z',
  attempts: 1,
  next_attempt_at: null,
  deadline_at: '2026-11-22T11:00:00.000000Z',
} as const;

const rental = (statuses: PaymentRecord['status'][], unpaid: typeof owed | null = owed) =>
  rentalRequestRecord({
    unpaid,
    payments: statuses.map((status, index) =>
      paymentRecord({ id: index + 1, status, amount: 500, failure_message: 'Your card was declined.' }),
    ),
  });

it.each<[PaymentRecord['status'], string]>([
  ['succeeded', 'Card changed. The rental amount of $500 is paid'],
  ['processing', 'Card changed. The payment is on its way'],
  ['failed', 'Card changed, but it was declined:  Your card was declined.'],
])('tells what became of an unpaid rent that was tried with a new card: %s', (status, words) => {
  expect(changedCardWords(rental(['failed']), rental(['failed', status]))).toBe(words);
});

it('says that it was waived', () => {
  const waived = paymentRecord({ status: 'waived' });

  expect(paidWords(waived)).toBe('The rental amount is waived');
});

it('says what comes where nothing was tried yet, and nothing more where nothing is owed', () => {
  expect(changedCardWords(rental(['failed']), rental(['failed']))).toBe(
    'Card changed. We’re charging the rent now.',
  );
  expect(changedCardWords(rental([], null), rental([], null))).toBe('Card changed');
});
