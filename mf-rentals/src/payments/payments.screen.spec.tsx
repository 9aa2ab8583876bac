import type { RentalRequestRecord } from '@yard/contracts';
import type { UserPaymentRecord } from '@yard/contracts/records';
import {
  listOf,
  openScreen,
  page,
  pagesOf,
  paymentRecord,
  people,
  read,
  rentalRequestRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const payment: UserPaymentRecord = {
  id: 41,
  created_at: '2026-11-16T12:00:00.000000Z',
  updated_at: '2026-11-16T12:00:00.000000Z',
  deleted_at: null,
  rental_request_id: 25,
  machine_subject: 'Volvo L90H wheel loader',
  kind: 'rental',
  rental_change_id: null,
  amount: 1800,
  refunded_amount: 0,
  currency: 'usd',
  status: 'failed',
  failure_message: 'Your card was declined.',
  attempted_at: '2026-11-16T12:00:00.000000Z',
  succeeded_at: null,
  waived_at: null,
  waiver_reason: null,
};
const given = {
  ...payment,
  id: 42,
  status: 'partially_refunded',
  refunded_amount: 20.5,
  succeeded_at: '2026-11-18T12:00:00Z',
};
const coming = (fields: Partial<RentalRequestRecord>) =>
  rentalRequestRecord({ status: 'approved', payments: [], closed_at: null, ...fields });

const open = (path: string, answers: object = {}) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: people.ray,
    answers: {
      'GET /api/user/payments': listOf([payment, given]),
      'GET /api/rental_requests': pagesOf(
        [coming({ id: 8, start_date: '2026-12-24' }), coming({ id: 10, status: 'pending' })],
        [coming({ id: 9, start_date: '2026-11-21' }), coming({ id: 11, status: 'cancelled' })],
        [coming({ id: 12, payments: [paymentRecord({ kind: 'rental', status: 'failed' })] })],
      ),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const FAILED = { status: 422, body: { message: 'Not today.' } };

it('lists what was charged, what is charged next, and where to pay what is due', async () => {
  const { asked, channels } = open('/payments');

  await page.findByRole('heading', { name: 'Charged next' });
  await waitFor(() =>
    expect(main()).toBe(
      'Payments | Cards → /cards | What you paid, what was refunded, and what’s charged next. | Due now | $2,240.00 | Charged next | $4,480.00 | Paid | $1,800.00 | Refunded | $20.50 | (Due now) | Due now | Multiquip DCA70SSJU4F towable generator → /rentals/12 | Rental and delivery | Pay $2,240 for Multiquip DCA70SSJU4F towable generator → /rentals/12 | (Charged next) | Charged next | Multiquip DCA70SSJU4F towable generator → /rentals/9 | Today$2,240.00 | Multiquip DCA70SSJU4F towable generator → /rentals/8 | Tue, Dec 22$2,240.00 | (2026) | 2026 | Volvo L90H wheel loader → /rentals/25 | $1,800.00 | Rental and delivery · Nov 16, 2026 · No. 25Failed | Your card was declined. | Volvo L90H wheel loader → /rentals/25 | $1,800.00 | Rental and delivery · Nov 18, 2026 · No. 25Partly refunded$20.50 refunded | Receipt (opens in a new tab) → http://localhost/api/rental_requests/25/receipt.pdf',
    ),
  );
  expect(asked('GET /api/user/payments')).toEqual([{ per_page: '100' }]);
  expect(asked('GET /api/rental_requests')).toEqual([
    { role: 'renter', per_page: '100' },
    { role: 'renter', per_page: '100', page: '2' },
    { role: 'renter', per_page: '100', page: '3' },
  ]);
  expect(channels()).toEqual(['rental_requests']);
});

it('says no sums where the rentals, by which more is due, could not be loaded', async () => {
  open('/payments', { 'GET /api/rental_requests': FAILED });

  await waitFor(() =>
    expect(main()).toContain('| We couldn’t load your payments | Not today. | [Try again]'),
  );
});

it('says why a payment was waived, and offers no receipt of it', async () => {
  const waived = { ...given, succeeded_at: null, status: 'waived', refunded_amount: 0 };
  const bankrupt = { ...waived, waived_at: '2026-11-18T12:00:00Z', waiver_reason: 'They are bankrupt.' };
  open('/payments', { 'GET /api/user/payments': listOf([bankrupt]), 'GET /api/rental_requests': listOf([]) });

  await waitFor(() => expect(main()).toMatch(/Waived \| They are bankrupt\.$/));
});

it.each([
  [
    'no payment',
    listOf([]),
    'No payments yet | Requests are free. You pay once a rental is booked. | Find a machine → /search',
  ],
  ['no answer', FAILED, 'We couldn’t load your payments | Not today. | [Try again]'],
])('says it where there is %s', async (_what, answer, words) => {
  open('/payments', { 'GET /api/user/payments': answer, 'GET /api/rental_requests': listOf([]) });

  await waitFor(() => expect(main()).toContain(words));
});
