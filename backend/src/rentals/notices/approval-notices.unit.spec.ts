import { approvalWords, bookedWords } from './approval-notices';

const request = {
  deposit_amount: 28_000,
  subtotal: 140_000,
  stripe_payment_method_id: 'pm_card_visa' as string | null,
  delivery_enabled: false,
  start_date: '2026-12-14',
};

it('says what is charged now, what later, and what comes next', () => {
  expect(approvalWords(request, { isDepositPaid: false, isRentDue: false })).toBe(
    [
      'We’re charging the deposit of $280 to your card now. You get it back after the rental, minus what you owe after the return. We’ll charge the rent ($1,400) 48 hours before the first day. Receipts are on the rental’s page; we’ll write again only if a payment fails.',
      'Next: pick up the machine on Mon, Dec 14, 2026.',
    ].join('\n\n'),
  );
});

it('says of a booking near its first day that the deposit is paid and the rent is charged now', () => {
  const paying = { isDepositPaid: true, isRentDue: true };
  const words = approvalWords({ ...request, delivery_enabled: true }, paying);

  expect(words).toContain('We charged the deposit of $280 to your card.');
  expect(words).toContain('We’re charging the rent of $1,400 now too.');
  expect(words).toContain('Next: the machine is delivered on Mon, Dec 14, 2026.');
  expect(bookedWords(request, paying)).toBe(
    'The deposit of $280 is paid. We’re charging the rent of $1,400 now; we’ll write again only if that fails.',
  );
});

it('asks for a card where there is none', () => {
  const paying = { isDepositPaid: false, isRentDue: false };

  expect(approvalWords({ ...request, stripe_payment_method_id: null }, paying)).toMatch(
    /^Add a card on the rental’s page to keep your booking: we’ll charge the deposit of \$280, and then the rent of \$1,400. If the deposit isn’t paid/,
  );
  expect(approvalWords({ ...request, deposit_amount: 0, stripe_payment_method_id: null }, paying)).toMatch(
    /we’ll charge the rent of \$1,400\.\n\nNext/,
  );
});

it('speaks of no deposit where there is none', () => {
  const paying = { isDepositPaid: true, isRentDue: false };

  expect(approvalWords({ ...request, deposit_amount: 0 }, paying)).toMatch(/^There is no deposit\./);
  expect(bookedWords({ ...request, deposit_amount: 0 }, paying)).toMatch(
    /^There is no deposit\. We’ll charge/,
  );
});
