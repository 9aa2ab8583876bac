import {
  rentPaid,
  approvedRental,
  depositPaid,
  paymentMethodRecord,
  listOf,
  page,
  type Screen,
} from '@yard/testing/screen';

export const retry = 'POST /api/rental_requests/2/payments/4/retry';

export const failed = {
  ...rentPaid,
  status: 'failed' as const,
  succeeded_at: null,
  failure_message: 'Your card was declined.',
};

export const unpaid = {
  kind: 'rental' as const,
  since: '2026-11-18T11:00:00.000000Z',
  attempts: 1,
  next_attempt_at: '2026-11-21T11:00:00.000000Z',
  deadline_at: '2026-11-22T11:00:00.000000Z',
};

export const owing = approvedRental({ start_date: '2026-11-22', payments: [depositPaid, failed], unpaid });

const other = paymentMethodRecord({
  id: 2,
  stripe_payment_method_id: 'pm_other',
  last4: '0002',
  default: false,
});

export const cards = { 'GET /api/payment_methods': listOf([paymentMethodRecord(), other]) };

export const payOtherwise = async (person: Screen['person']) => {
  const [first] = await page.findAllByRole('button', { name: 'Pay with another card' });
  await person.click(first ?? document.body);
  await page.findByRole('radio', { name: /0002/ });
};
