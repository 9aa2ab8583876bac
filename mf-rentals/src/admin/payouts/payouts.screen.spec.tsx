import {
  linksIn,
  listOf,
  openScreen,
  page,
  pageText,
  payoutRecord,
  people,
  refused,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../../remote.json';
import * as entry from '../../admin';

const paid = payoutRecord();
const failed = payoutRecord({
  id: 5,
  status: 'failed',
  amount: 90,
  rental_request_id: null,
  failure_message: 'The account is closed.',
  stripe_transfer_id: null,
  paid_at: null,
  lines: [],
  waiting_for: 'retry',
  waiting_since: '2026-10-24T20:33:51.302000Z',
});
const waiting = payoutRecord({
  id: 6,
  status: 'waiting_for_account',
  paid_at: null,
  stripe_transfer_id: null,
  waiting_for: 'account',
  waiting_since: '2026-10-23T20:33:51.302000Z',
  lines: [...paid.lines, { kind: 'damage', amount: 100 }, { kind: 'offset', amount: -100 }],
});
const pending = payoutRecord({ id: 7, status: 'pending', paid_at: null });

const open = (path: string, answers: object = {}, user: object = people.ada) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user,
    answers: {
      'GET /api/payouts': listOf([paid, failed, waiting, pending]),
      'GET /api/payouts/4': paid,
      'GET /api/payouts/5': failed,
      'GET /api/ledger_entries/summary': { status: 503, body: { message: 'Later' } },
      ...answers,
    },
  });

it('lists the payouts to owners', async () => {
  const { asked, channels } = open(
    '/ledger?tab=payouts&status=paid&rental_request_id=14&sort=created_at&direction=asc&page=2',
  );

  expect(await tableTexts('Payouts to owners')).toEqual([
    'Rental | Owner | Status | Amount | Made | Paid',
    'No. 14Olive Owner · Oct 23, 2026 | Olive Owner | Paid | $1,582.20 | Fri, Oct 23, 3:33 PM | Sat, Oct 24, 3:33 PM',
    '–Olive Owner · Oct 23, 2026 | Olive Owner | FailedThe account is closed.Try again | $90.00 | Fri, Oct 23, 3:33 PM | –',
    'No. 14Olive Owner · Oct 23, 2026 | Olive Owner | No account yet | $1,582.20 | Fri, Oct 23, 3:33 PM | –',
    'No. 14Olive Owner · Oct 23, 2026 | Olive Owner | On its way | $1,582.20 | Fri, Oct 23, 3:33 PM | –',
  ]);
  await waitFor(() =>
    expect(linksIn(page.getByRole('region', { name: 'Payouts to owners' }))).toEqual({
      'No. 14': '#/rental_requests/14',
      'Olive Owner': '#/users/2',
      '$1,582.20': '#/payouts/7',
      '$90.00': '#/payouts/5',
    }),
  );
  expect(asked('GET /api/payouts')).toEqual([
    { status: 'paid', rental_request_id: '14', direction: 'asc', page: '2', per_page: '20' },
  ]);
  expect(channels()).toContain('payouts');
  await page.findByRole('button', { name: 'Download as CSV' });
});

it('folds out how a payout’s sum is made', async () => {
  const { person } = open('/ledger?tab=payouts');
  await person.click(await page.findByText('Paid', { selector: 'td *' }));
  await page.findByText('Our fee');
});

it('narrows the payouts by their state and their rental', async () => {
  const { person, address } = open('/ledger?tab=payouts');
  await tableTexts('Payouts to owners');

  await person.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'No account yet');
  await person.type(page.getByRole('searchbox', { name: 'Rental no.' }), 'no 1a4');

  await waitFor(() =>
    expect(address()).toBe('/ledger?tab=payouts&status=waiting_for_account&rental_request_id=14'),
  );
});

it('says when owners are paid, while there is no payout', async () => {
  open('/ledger?tab=payouts', { 'GET /api/payouts': listOf([]) });

  await page.findByText('No payouts yet');
  expect(page.getByText('Owners are paid after a rental is closed.')).toBeTruthy();
});

it('shows a payout that came through', async () => {
  const { channels } = open('/payouts/4');

  await page.findByText('tr_demo_4');
  await waitFor(() =>
    expect(pageText()).toBe(
      '← Payouts to ownersPayout to Olive OwnerPaidHistoryHow the sum is madeRent$1,758.00Our fee−$175.80Payout$1,582.20PayoutAmount$1,582.20OwnerOlive OwnerRentalNo. 14MadeFri, Oct 23, 3:33 PMPaidSat, Oct 24, 3:33 PMProvider IDtr_demo_4',
    ),
  );
  await waitFor(() =>
    expect(linksIn()).toEqual({
      '← Payouts to owners': '#/ledger?tab=payouts',
      History: '#/activity?record_type=payout&record_id=4',
      'Olive Owner': '#/users/2',
      'No. 14': '#/rental_requests/14',
    }),
  );
  expect(channels()).toContain('payouts');
});

it('says how the sum is made and what it waits for since when, and reminds the owner', async () => {
  const { person, sent, answer } = open('/payouts/6', { 'GET /api/payouts/6': waiting });
  answer('POST /api/payouts/6/remind', waiting);

  const button = await page.findByRole('button', { name: 'Remind Olive' });
  expect(pageText()).toContain('Waiting forOlive to set up payouts, since Oct 23, 2026Owner');
  expect(pageText()).toContain(
    'How the sum is madeRent$1,758.00Our fee−$175.80From the deposit$100.00Set against another rental−$100.00Payout$1,582.20',
  );
  await person.click(button);
  await page.findByText('Olive was reminded');
  expect(sent()).toEqual([{ call: 'POST /api/payouts/6/remind', body: {} }]);

  answer('POST /api/payouts/6/remind', {
    status: 409,
    body: { message: 'The owner was reminded today already.' },
  });
  await person.click(button);
  await page.findByText('The owner was reminded today already.');
});

it('shows a payout that failed, and pays it out again when that is confirmed', async () => {
  const { person, sent, answer } = open('/payouts/5');
  answer('POST /api/payouts/5/retry', { ...failed, status: 'pending', failure_message: null });

  const button = await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(pageText()).toBe(
      '← Payouts to ownersPayout to Olive OwnerFailedHistoryThe payout failedThe account is closed.Try againPayoutAmount$90.00Waiting foran admin to try it again, since Oct 24, 2026OwnerOlive OwnerRental–MadeFri, Oct 23, 3:33 PMPaid–Provider ID–',
    ),
  );
  await person.click(button);
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Pay out again?$90.00 to Olive Owner. The provider never pays it twice.CancelPay out',
  );
  await person.click(page.getByRole('button', { name: 'Pay out' }));

  await page.findByText('$90.00 to Olive Owner: on its way');
  expect(sent()).toEqual([{ call: 'POST /api/payouts/5/retry', body: {} }]);
});

it('sends nothing when paying out again is cancelled', async () => {
  const { person, sent } = open('/payouts/5');

  await person.click(await page.findByRole('button', { name: 'Try again' }));
  await person.click(await page.findByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
});

it('says why a payout was refused again', async () => {
  const { person, answer } = open('/payouts/5');
  answer('POST /api/payouts/5/retry', refused({ status: ['It is on its way already.'] }));

  await person.click(await page.findByRole('button', { name: 'Try again' }));
  await person.click(await page.findByRole('button', { name: 'Pay out' }));

  await page.findByText('It couldn’t be paid out');
  expect(page.getByRole('alertdialog').textContent).toBe(
    'It couldn’t be paid outIt is on its way already.Close',
  );
});

it('offers no second try to an admin without the right to money', async () => {
  open('/payouts/5', {}, { ...people.ada, role: 'support' });

  await page.findByText('The payout failed');
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that a payout could not be loaded', async () => {
  open('/payouts/4', { 'GET /api/payouts/4': { status: 404, body: { message: 'Not found' } } });

  await page.findByText('We couldn’t load the payout');
});
