import { approvalWords } from './approval-words';

const request = {
  deposit_amount: 28_000,
  subtotal: 140_000,
  stripe_payment_method_id: 'pm_card_visa' as string | null,
  delivery_enabled: false,
  start_date: '2026-12-14',
};

it('says what is charged at once, what later, and what comes next', () => {
  expect(approvalWords(request, [{ kind: 'deposit' }])).toBe(
    [
      'Your card is charged the deposit of $280.00 at once. It comes back after the rental, less agreed damage. The rent of $1,400.00 is charged 48 hours before the first day.',
      'Next: pick the machine up on Mon 14 Dec 2026.',
    ].join('\n\n'),
  );
});

it('says that the rent is charged at once where the first day is near, and that it is delivered', () => {
  const words = approvalWords({ ...request, delivery_enabled: true }, [
    { kind: 'deposit' },
    { kind: 'rental' },
  ]);

  expect(words).toContain('The rent of $1,400.00 is charged at once, too.');
  expect(words).toContain('Next: the machine is delivered to you for Mon 14 Dec 2026.');
});

it('asks for a card where there is none', () => {
  expect(approvalWords({ ...request, stripe_payment_method_id: null }, [])).toMatch(
    /^No card is stored yet: choose/,
  );
});

it('speaks of no deposit where there is none', () => {
  expect(approvalWords({ ...request, deposit_amount: 0 }, [])).toMatch(/^There is no deposit\./);
});
