import {
  lateAnswer,
  listOf,
  openScreen,
  page,
  payoutRecord,
  read,
  refused,
  rentalRequestRecord,
  statementRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const statement = statementRecord();
const running = rentalRequestRecord({ id: 8, status: 'active', end_date: '2026-11-24', closed_at: null });
const payouts = [
  payoutRecord(),
  payoutRecord({ id: 5, status: 'failed', paid_at: null, rental_request_id: null }),
  payoutRecord({ id: 6, status: 'pending', paid_at: null }),
  payoutRecord({ id: 7, status: 'waiting_for_account', paid_at: null }),
];

const open = (path: string, answers: object = {}, settings: object = {}) =>
  openScreen({ manifest: remote.public, entry }, path, {
    settings,
    answers: {
      'GET /api/payouts': listOf(payouts),
      'GET /api/payouts/account': { status: 'ready' },
      'GET /api/statements': listOf([statement]),
      'GET /api/rental_requests': listOf([running]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));
const FAILED = { status: 422, body: { message: 'Not today.' } };

it('says what is due, when more is, and what was paid', async () => {
  const { asked, channels } = open('/payouts');

  await page.findByText('The money is still yours. We’ve been notified and are working on it.');
  await waitFor(() =>
    expect(main()).toBe(
      'Earnings | What your machines earned, and when you get paid. | (Due to you) | Due to you | Statements → /statements | $10,338.15 | Your rents so far, minus our fee, refunds and payouts. | Paid when these rentals close | Multiquip DCA70SSJU4F towable generator → /rentals/8 | until Tue, Nov 24$2,016.00 | Your bank account is connected We send what you earned when a rental closes. | Payouts | $1,582.20Paid | Rental no. 14 → /rentals/14 | Paid Oct 24, 2026 | Rent $1,758.00 · Our fee −$175.80 | $1,582.20Failed | Due since Oct 23, 2026 | Rent $1,758.00 · Our fee −$175.80 | The money is still yours. We’ve been notified and are working on it. | $1,582.20On its way | Rental no. 14 → /rentals/14 | Due since Oct 23, 2026 | Rent $1,758.00 · Our fee −$175.80 | We’ve asked the payment provider to send it. | $1,582.20Waiting for your payout account | Rental no. 14 → /rentals/14 | Due since Oct 23, 2026 | Rent $1,758.00 · Our fee −$175.80 | We’ll send it once your payout account is ready.',
    ),
  );
  expect(asked('GET /api/payouts')).toEqual([{ page: '1' }]);
  expect(asked('GET /api/statements')).toEqual([{ per_page: '1' }]);
  expect(asked('GET /api/rental_requests')).toEqual([{ role: 'owner', over: 'false', per_page: '100' }]);
  expect(channels()).toEqual(['payouts', 'rental_requests']);
});

it('says what an owner owes, and that nothing was paid out', async () => {
  open('/payouts', {
    'GET /api/statements': listOf([{ ...statement, closing_balance: -12.5 }]),
    'GET /api/payouts': listOf([]),
    'GET /api/rental_requests': listOf([]),
    'GET /api/payouts/account': { status: 'incomplete' },
  });

  await page.findByText('No payouts yet');
  await waitFor(() =>
    expect(main()).toBe(
      'Earnings | What your machines earned, and when you get paid. | (You owe) | You owe | Statements → /statements | $12.50 | Refunds to renters were more than you had coming. We’ll subtract it from your next earnings. | (Payout account) | Payout account | Not finished | The provider still needs something from you. We can’t pay you until it’s complete. Your money is safe until then. | [Continue setup] | Payouts | No payouts yet | We send what you earned when a rental closes. | Rentals of your machines → /rentals?role=owner',
    ),
  );
});

it('says of each part that it could not be loaded', async () => {
  open('/payouts', {
    'GET /api/statements': FAILED,
    'GET /api/payouts': FAILED,
    'GET /api/payouts/account': FAILED,
  });

  await page.findByText('We couldn’t load your payouts');
  await page.findByText('We couldn’t load what’s due to you');
  await page.findByText('We couldn’t load your payout account');
  await waitFor(() =>
    expect(main()).toBe(
      'Earnings | What your machines earned, and when you get paid. | (Due to you) | Due to you | We couldn’t load what’s due to you | Not today. | [Try again] | (Payout account) | Payout account | We couldn’t load your payout account | Not today. | [Try again] | Payouts | We couldn’t load your payouts | Not today. | [Try again]',
    ),
  );
});

it('asks for the provider’s page once, and says why it could not be opened', async () => {
  const late = lateAnswer();
  const { person, sent } = open('/payouts', {
    'GET /api/payouts/account': { status: 'none' },
    'POST /api/payouts/account': late.answer,
  });

  const button = await page.findByRole('button', { name: 'Set up payouts' });
  await waitFor(() =>
    expect(main()).toContain(
      'Payout account | Not set up | Tell us where to send your money. Our payment provider needs your identity and a bank account. It takes a few minutes. | [Set up payouts]',
    ),
  );
  await person.click(button);
  await person.click(button);
  late.give(refused({ account: ['Not yet.'] }));

  await page.findByText('We couldn’t open the provider’s page');
  expect(page.getByText('Not yet. Nothing has changed. Try again.')).toBeTruthy();
  expect(sent()).toEqual([{ call: 'POST /api/payouts/account', body: {} }]);
});

it('asks for the password before the provider’s page, and for nothing where it is not given', async () => {
  const { person, sent } = open('/payouts', {
    'GET /api/payouts/account': { status: 'none' },
    'POST /api/payouts/account': { status: 423, body: { message: 'Password confirmation required.' } },
  });

  await person.click(await page.findByRole('button', { name: 'Set up payouts' }));
  await page.findByRole('dialog', { name: 'Confirm your password' });
  await person.keyboard('{Escape}');

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.getByRole('button', { name: 'Set up payouts' })).toHaveProperty('disabled', false);
  expect(sent()).toEqual([{ call: 'POST /api/payouts/account', body: {} }]);
});

it('finishes the simulated set-up', async () => {
  const { person, sent, address } = open('/payouts/onboarding', {
    'GET /api/payouts/account': { status: 'none' },
    'POST /api/payouts/account/simulated': { status: 'ready' },
  });

  const finish = await page.findByRole('button', { name: 'Finish' });
  await waitFor(() =>
    expect(main()).toBe(
      '← Earnings → /payouts | Set up payouts | Simulated provider | This site has no real payment provider, so no money moves. A real one would ask for your name, address and bank account here. | (Your details) | Your details | There’s nothing to fill in. Finish to set up your account. | [Finish] | Not now → /payouts',
    ),
  );
  await person.click(finish);

  await page.findByText('Your account is ready');
  await waitFor(() => expect(address()).toBe('/payouts'));
  expect(sent()).toEqual([{ call: 'POST /api/payouts/account/simulated', body: {} }]);
});

it('says why the simulated set-up could not be finished', async () => {
  const { person } = open('/payouts/onboarding', {
    'GET /api/payouts/account': { status: 'none' },
    'POST /api/payouts/account/simulated': refused({ account: ['Not yet.'] }),
  });

  await person.click(await page.findByRole('button', { name: 'Finish' }));

  await page.findByText('We couldn’t finish the setup');
  expect(page.getByText('Not yet.')).toBeTruthy();
});

it('says what the real provider made of it, and goes on there', async () => {
  const { person, sent } = open(
    '/payouts/onboarding',
    {
      'GET /api/payouts/account': { status: 'incomplete' },
      'POST /api/payouts/account': refused({ account: ['Not yet.'] }),
    },
    { payments: { provider: 'stripe', publishable_key: null } },
  );

  await person.click(await page.findByRole('button', { name: 'Continue setup' }));

  await page.findByText('We couldn’t open the provider’s page');
  await waitFor(() =>
    expect(main()).toBe(
      '← Earnings → /payouts | Payouts | The provider still needs something from you | We can’t pay you until it’s complete. Your money is safe until then. | We couldn’t open the provider’s page | Not yet. | [Continue setup] | See your earnings → /payouts',
    ),
  );
  expect(sent()).toEqual([{ call: 'POST /api/payouts/account', body: {} }]);
});
