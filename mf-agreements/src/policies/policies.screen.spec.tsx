import type { CancellationPolicyRecord, DepositPolicyRecord } from '@yard/contracts';
import { openPart, openScreen, page, read, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';
import IfYouCancel from './if-you-cancel';

const STAMPS = {
  id: 3,
  created_at: '2026-11-18T00:00:00.000000Z',
  updated_at: '2026-11-18T00:00:00.000000Z',
  deleted_at: null,
  version: 3,
};
const deposit: DepositPolicyRecord = {
  ...STAMPS,
  name: 'Standard deposit',
  kind: 'percent',
  amount: null,
  percent: 20,
  minimum_amount: 100,
  maximum_amount: 5000,
  body: '<h1>Deposit</h1><h4>Why</h4><p>One fifth.</p>',
};
const cancelling: CancellationPolicyRecord = {
  ...STAMPS,
  name: 'Standard cancellation',
  window_hours: 24,
  tiers: [
    { hours_before_start: 48, rental_percent: 0, delivery_percent: 90, deposit_percent: 50 },
    { hours_before_start: 720, rental_percent: 100, delivery_percent: 95, deposit_percent: 99 },
  ],
  body: '<h3>Late</h3><p>Half of it.</p>',
};
const DEPOSIT = '/documents/deposit_policy';
const CANCELLING = '/documents/cancellation_policy';
const main = () => read(page.getByRole('main'));
const open = (path: string, deposits: object = deposit, cancellations: object = cancelling) =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: null,
    answers: { 'GET /api/deposit_policy': deposits, 'GET /api/cancellation_policy': cancellations },
  });

it('says how much the deposit is, and what becomes of it', async () => {
  open(DEPOSIT);
  await page.findByText('One fifth.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents and policies → /documents | Deposits | Version 3, in force since Nov 17, 2026 | The renter pays a deposit of 20% of the rent, at least $100, at most $5,000. It’s not part of the price. | (What happens to it) | What happens to it | The owner approves | The deposit is charged to the card. | The machine is returned | The owner records its condition. The renter accepts it or contests it within 48 hours. | The rental is closed | The deposit is refunded to the card, minus the cost of any damage. | Why | One fifth.',
    ),
  );
  expect(page.getByRole('heading', { name: 'Why' }).tagName).toBe('H2');
});

it('says that the deposit is the same for each rental, and nothing else of it', async () => {
  open(DEPOSIT, {
    ...deposit,
    ...{ kind: 'fixed', amount: 400, percent: null, minimum_amount: null, maximum_amount: null, body: null },
  });
  await page.findByText(/400/);
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents and policies → /documents | Deposits | Version 3, in force since Nov 17, 2026 | The renter pays a deposit of $400 for each rental. It’s not part of the price. | (What happens to it) | What happens to it | The owner approves | The deposit is charged to the card. | The machine is returned | The owner records its condition. The renter accepts it or contests it within 48 hours. | The rental is closed | The deposit is refunded to the card, minus the cost of any damage.',
    ),
  );
});

it('says what comes back when a rental is cancelled, the earliest first', async () => {
  open(CANCELLING);
  await page.findByText('Half of it.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents and policies → /documents | Canceling a rental | Version 3, in force since Nov 17, 2026 | (When the renter cancels) | When the renter cancels | How much the renter gets back, by when they cancel: | (What comes back when the renter cancels) | (What comes back when the renter cancels) | Canceled | Rent | Delivery | Deposit | 30 days or more before the start | 100% | 95% | 99% | Less than 30 days, but at least 2 days before | 0% | 90% | 50% | Less than 2 days before the start | 0% | 0% | 0% | (When the owner cancels) | When the owner or Yard cancels | The renter gets everything back: rent, delivery and deposit. | (Without a deposit) | Without a deposit | If the deposit isn’t paid by 24 hours before the start, we cancel the request and the days are free again. | Late | Half of it.',
    ),
  );
  const widths = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-hidden] > [style]')].map(({ style }) => style.width);
  await waitFor(() => expect(widths()).toEqual(['100%', '95%', '99%', '0%', '90%', '50%', '0%', '0%', '0%']));
});

it.each([
  [
    cancelling,
    'If you cancel | 30 days or more before the start | 100% of the rental, 95% of the delivery, 99% of the deposit | Less than 30 days, but at least 2 days before | 90% of the delivery, 50% of the deposit | Less than 2 days before the start | No refund | If the owner cancels | Full refund',
  ],
  [
    {
      ...cancelling,
      tiers: [{ hours_before_start: 0, rental_percent: 100, delivery_percent: 100, deposit_percent: 100 }],
    },
    'If you cancel | Any time before the start | Full refund | After the start | No refund | If the owner cancels | Full refund',
  ],
  [{ status: 404, body: {} }, ''],
])('says on another page what comes back', async (policy, words) => {
  const { asked } = openPart(<IfYouCancel />, { answers: { 'GET /api/cancellation_policy': policy } });
  await waitFor(() => expect(asked('GET /api/cancellation_policy')).toHaveLength(1));
  await waitFor(() => expect(main()).toBe(words));
});

it.each([
  [0, 'the start'],
  [1, '1 hour before the start'],
  [72, '3 days before the start'],
])('says until when the deposit is awaited: %i hours', async (window_hours, until) => {
  open(CANCELLING, deposit, { ...cancelling, window_hours, body: null });
  await page.findByText(
    `If the deposit isn’t paid by ${until}, we cancel the request and the days are free again.`,
  );
  expect(page.queryByText('Half of it.')).toBeNull();
});

it.each([
  [DEPOSIT, 'GET /api/deposit_policy', deposit],
  [CANCELLING, 'GET /api/cancellation_policy', cancelling],
])('says that the policy could not be loaded, and asks again: %s', async (path, call, policy) => {
  const failed = { status: 500, body: {} };
  const { press, answer } = open(path, failed, failed);
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(main()).toBe('We couldn’t load the policy | [Try again]'));
  answer(call, policy);
  await press('Try again');
  await page.findByText(/Version 3, in force since/);
});
