import {
  adminPaymentRecord,
  auditEventRecord,
  errorReportRecord,
  listedMachineRecord,
  listOf,
  mailRecord,
  openPart,
  page,
  payoutRecord,
  people,
  read,
  rentalRequestRecord,
  reviewRecord,
  supportTicketRecord,
  userRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import { UserGlances } from './user-glances';
import { UsersPage } from './users-page';

const now = '2026-11-20T03:00:00Z';

const answers = {
  'GET /api/rental_requests': listOf([
    rentalRequestRecord({ id: 8, status: 'active', start_date: '2026-11-01', end_date: '2026-11-18' }),
    rentalRequestRecord({ id: 7, status: 'pending', start_date: '2026-11-28' }),
  ]),
  'GET /api/admin/machines': listOf([listedMachineRecord({ id: 3, subject: 'A loader' })]),
  'GET /api/payments': listOf([
    adminPaymentRecord({ id: 4, kind: 'deposit', status: 'succeeded', amount: 500 }),
    adminPaymentRecord({ id: 5, kind: 'rental', status: 'requires_action', amount: 1120.5 }),
    adminPaymentRecord({ id: 15, kind: 'bill', status: 'waived', amount: 0, failure_message: 'Bankrupt.' }),
  ]),
  'GET /api/payouts': listOf([payoutRecord({ id: 6, status: 'waiting_for_account', amount: 950 })]),
  'GET /api/support_tickets': listOf([
    supportTicketRecord({ id: 9, subject: null, message: 'Where is it?\nSince Monday.' }),
  ]),
  'GET /api/mails': listOf([mailRecord({ id: 10 })]),
  'GET /api/reviews': listOf([reviewRecord({ id: 11, rating: 4 })]),
  'GET /api/error_reports': listOf([errorReportRecord({ id: 12, message: 'It broke\nat once' })]),
  'GET /api/audit_events': listOf([
    auditEventRecord({ id: 13, action: 'grant_store_access', record_type: 'user', record_id: 2 }),
  ]),
};

const open = (fields = {}) =>
  openPart(<UserGlances user={userRecord({ id: 2, email: 'olive@example.com', ...fields })} />, {
    user: people.ada,
    site: 'admin',
    answers,
    now,
  });

const panels = () => page.queryAllByRole('region').map(read);
const admin = { site: 'admin', user: people.ada } as const;

it('shows the newest of all that is an owner’s, in the words of the lists', async () => {
  const { asked } = open({ owner: true });
  await page.findByText('4 of 5 · Tom B.');
  await waitFor(() =>
    expect(panels()).toEqual([
      '(Rentals as renter) | Rentals as renter | All 2 → #/rental_requests?user_id=2 | #8 Multiquip DCA70SSJU4F towable generator → #/rental_requests/8 | Nov 1, 2026 · Rental has ended | #7 Multiquip DCA70SSJU4F towable generator → #/rental_requests/7 | Nov 28, 2026 · Waiting for an answer',
      '(Rentals of their machines) | Rentals of their machines | All 2 → #/rental_requests?owner_id=2 | #8 Multiquip DCA70SSJU4F towable generator → #/rental_requests/8 | Nov 1, 2026 · Rental has ended | #7 Multiquip DCA70SSJU4F towable generator → #/rental_requests/7 | Nov 28, 2026 · Waiting for an answer',
      '(Machines) | Machines | All 1 → #/machines?user_id=2 | A loader → #/machines/3 | Crawler Excavator',
      '(Payments) | Payments | All 3 → #/payments?search=olive%40example.com | Deposit for Bobcat E35 mini excavator (no. 32) → #/payments/4 | Paid · Nov 16, 2026 · $500.00 | Rental for Bobcat E35 mini excavator (no. 32) → #/payments/5 | Needs your bank’s approval · Nov 16, 2026 · $1,120.50 | Bill for Bobcat E35 mini excavator (no. 32) → #/payments/15 | Waived · Nov 16, 2026 · $0.00',
      '(Payouts) | Payouts | All 1 → #/ledger?tab=payouts&user_id=2 | Payout for rental no. 14 → #/payouts/6 | No account yet · Oct 23, 2026 · $950.00',
      '(Tickets) | Tickets | All 1 → #/support_tickets?search=olive%40example.com&resolved=all | T-10005 Where is it? → #/support_tickets/9 | Nov 25, 2026',
      '(Emails) | Emails | All 1 → #/mails?search=olive%40example.com | Your machine is booked → #/mails?mail=10 | Sent',
      '(Reviews) | Reviews | All 1 → #/reviews?user_id=2 | 4 of 5 · Tom B. → #/reviews?open=11 | Nov 4, 2026',
      '(Errors they saw) | Errors they saw | All 1 → #/error_reports?state=all&user_id=2 | TypeError: It broke → #/error_reports?state=all&error=12 | Thu, Nov 19, 2:00 PM',
      '(Activity) | Activity | All 1 → #/activity?user_id=2 | Granted the listing access of Priya Nair → #/users/2 | Thu, Nov 19, 2:33 PM',
    ]),
  );
  expect(asked('GET /api/payments')).toEqual([{ search: 'olive@example.com', per_page: '5' }]);
  expect(asked('GET /api/payouts')).toEqual([{ user_id: '2', per_page: '5' }]);
  expect(asked('GET /api/support_tickets')).toEqual([
    { search: 'olive@example.com', direction: 'desc', per_page: '5' },
  ]);
  expect(asked('GET /api/rental_requests')).toEqual([
    { user_id: '2', direction: 'desc', per_page: '5' },
    { owner_id: '2', direction: 'desc', per_page: '5' },
  ]);
});

it('shows of a renter nothing that owners have', async () => {
  open({ owner: false });
  await page.findByText('4 of 5 · Tom B.');
  expect(page.queryAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Rentals as renter',
    'Payments',
    'Tickets',
    'Emails',
    'Reviews',
    'Errors they saw',
    'Activity',
  ]);
});

it('follows the accounts as they change', async () => {
  const { answer, asked, channels, person, tell } = openPart(<UsersPage />, {
    ...admin,
    answers: { 'GET /api/users': listOf([userRecord()]) },
  });
  await page.findAllByText('Dana Whitfield');
  await waitFor(() => expect(channels()).toContain('users'));
  const renamed = userRecord({ name: 'Dana Winter', updated_at: '2026-11-20T12:00:01.000000Z' });
  answer('GET /api/users', listOf([renamed]));

  tell('users', 'saved', { model: renamed });

  expect(await page.findAllByText('Dana Winter')).not.toHaveLength(0);
  expect(page.queryByText('Dana Whitfield')).toBeNull();
  await person.click(page.getByRole('radio', { name: 'Renters' }));
  await waitFor(() =>
    expect(asked('GET /api/users').at(-1)).toMatchObject({ owner: 'false', admin: 'false' }),
  );
});

it('still shows the admins at an address of before', async () => {
  const { asked, address } = openPart(<UsersPage />, {
    ...admin,
    answers: { 'GET /api/users': listOf([userRecord()]) },
  });
  await page.findAllByText('Dana Whitfield');
  location.hash = '#/part?search=dana&admin=true';
  await waitFor(() => expect(address()).toBe('/part?search=dana&role=admin'));
  await waitFor(() =>
    expect(asked('GET /api/users').at(-1)).toMatchObject({ search: 'dana', admin: 'true' }),
  );
  expect(page.getByRole('radio', { name: 'Admins' })).toHaveProperty('checked', true);
});

it('says when each ticket of a person was written', async () => {
  const none = listOf([]);
  openPart(<UserGlances user={userRecord({ owner: false })} />, {
    ...admin,
    answers: {
      'GET /api/rental_requests': none,
      'GET /api/payments': none,
      'GET /api/mails': none,
      'GET /api/reviews': none,
      'GET /api/error_reports': none,
      'GET /api/audit_events': none,
      'GET /api/support_tickets': listOf([supportTicketRecord()]),
    },
  });

  const line = await page.findByRole('link', { name: /T-10005/ });
  const row = line.closest('li') ?? line;
  expect(within(row).getByText('Nov 25, 2026')).toBeTruthy();
  expect(line.getAttribute('href')).toBe('#/support_tickets/5');
});
