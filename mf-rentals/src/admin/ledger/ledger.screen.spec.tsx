import type { LedgerEntryRecord, LedgerSummary } from '@yard/contracts';
import { listOf, openScreen, page, people, read, tableTexts, waitFor } from '@yard/testing/screen';
import remote from '../../../remote.json';
import * as entry from '../../admin';

jest.mock('./money-plot', () => ({ __esModule: true, default: () => null }));

const day = (date: string, moved: object = {}) => ({
  date,
  deposits: 0,
  rents: 0,
  refunds: 0,
  fees: 0,
  payouts: 0,
  ...moved,
});
const moved = { deposits: 448.1, rents: 2240, refunds: 268.2, fees: 224, payouts: 1582.5 };
const summary: LedgerSummary = {
  currency: 'usd',
  days: [day('2026-11-18', moved), day('2026-11-19'), day('2026-11-20', { rents: 10 })],
  balances: { provider_balance: 9000.5, deposits_held: 800, owner_payable: 7000, platform_fees: 1200.25 },
  check: { ok: true, checked_at: '2026-11-20T11:59:30.000000Z', differences: [], about: [] },
};
const line = { user_id: null, user_name: null, rental_request_id: 21 };
const taken: LedgerEntryRecord = {
  id: 46,
  created_at: '2026-11-20T08:33:31.302000Z',
  updated_at: '2026-11-20T08:33:31.302000Z',
  deleted_at: null,
  kind: 'rental',
  rental_request_id: 21,
  payment_id: 34,
  refund_id: null,
  payout_id: null,
  posted_at: '2026-11-19T18:09:31.302000Z',
  ...{ corrects: null, reason: null, proposed_by: null, confirmed_by: null },
  lines: [
    { ...line, account: 'provider_balance', amount: 2100 },
    { ...line, account: 'owner_payable', user_id: 2, user_name: 'Olive Owner', amount: -1890 },
    { ...line, account: 'platform_fees', amount: -210 },
  ],
};
const broken: LedgerEntryRecord = {
  ...taken,
  id: 47,
  kind: 'refund',
  rental_request_id: null,
  lines: [
    { ...line, account: 'provider_balance', amount: -21 },
    { ...line, account: 'deposits_held', amount: 20.5 },
  ],
};

const open = (path = '/ledger', answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    answers: {
      'GET /api/ledger_entries': listOf([taken, broken]),
      'GET /api/ledger_entries/summary': summary,
      'GET /api/ledger_corrections': listOf([]),
      ...answers,
    },
  });
const main = () => read(page.getByRole('main'));

it('says where the money is, how it moved, and every entry', async () => {
  const { asked, channels } = open();

  await page.findByText('The books are balanced');
  expect(await tableTexts('Entries')).toEqual([
    'Posted | What moved | Debit → credit | Rental | Amount',
    'Thu, Nov 19, 12:09 PM | Rent takenThu, Nov 19, 12:09 PM | With the card provider → Due to owners: Olive Owner, Our fees | No. 21 |  $2,100.00',
    'Thu, Nov 19, 12:09 PM | RefundThu, Nov 19, 12:09 PM | Deposits held → With the card provider | – | Off by −$0.50 $20.50',
  ]);
  await waitFor(() =>
    expect(main()).toContain(
      'Ledger | The books are balanced | Checked on Fri, Nov 20, 5:59 AM. | (Balances) | With the card provider | $9,000.50 | Deposits held | $800.00 | Due to owners | $7,000.00 | Our fees | $1,200.25 | EntriesPayouts to ownersMoney over time | What moved',
    ),
  );
  expect(asked('GET /api/ledger_entries/summary')).toEqual([{ from: '2026-10-22', to: '2026-11-20' }]);
  expect(asked('GET /api/ledger_entries')).toEqual([{ page: '1', per_page: '25' }]);
  await page.findByRole('button', { name: 'Download as CSV' });
  expect(channels()).toEqual(['payouts', 'rental_requests']);
});

it('folds an entry’s debits and credits out below its line, and in again', async () => {
  const { person, address } = open();
  const row = await page.findByRole('row', { name: /Rent taken/ });

  await person.click(row);
  await page.findByRole('link', { name: 'Payment 34' });
  expect(address()).toBe('/ledger?open=46');
  expect(main()).toContain(
    '$2,100.00 | Account | Debit | Credit | With the card provider | $2,100.00 | Due to owners: Olive Owner | $1,890.00 | Our fees | $210.00 | Payment 34 → #/payments/34',
  );
  await person.click(row);
  await waitFor(() => expect(page.queryByRole('link', { name: 'Payment 34' })).toBeNull());
});

it('shows the figures as a table, the latest day first, over the span that is chosen', async () => {
  const { person, address, asked } = open('/ledger?tab=days&view=table&days=90');

  const table = await page.findByRole('region', { name: 'The plot’s figures' });
  await waitFor(() =>
    expect(read(table)).toBe(
      '(The plot’s figures) | (The plot’s figures) | When | Deposits | Rents | Refunds | Payouts | Our fees | Fri, Nov 20, 2026 | – | $10.00 | – | – | – | Wed, Nov 18, 2026 | $448.10 | $2,240.00 | $268.20 | $1,582.50 | $224.00',
    ),
  );
  expect(page.queryByText('Money in is above the line, money out below it.')).toBeNull();
  expect(asked('GET /api/ledger_entries/summary')).toEqual([{ from: '2026-08-23', to: '2026-11-20' }]);
  await person.click(page.getByRole('radio', { name: '365 days' }));
  await waitFor(() => expect(address()).toBe('/ledger?tab=days&view=table&days=365'));
  await person.click(await page.findByRole('radio', { name: 'Plot' }));
  await waitFor(() => expect(address()).toBe('/ledger?tab=days&days=365'));
});

it('says that nothing moved', async () => {
  open('/ledger?tab=days&view=table', {
    'GET /api/ledger_entries/summary': { ...summary, days: [day('2026-11-20')] },
  });

  await page.findByText('No money moved on these days');
  expect(page.getByText('Choose a longer span.')).toBeTruthy();
});

it('takes a flow out of the plot, and puts it back', async () => {
  const { person } = open('/ledger?tab=days');

  const rents = await page.findByRole('button', { name: /Rents/ });
  expect(main()).toContain(
    '(In the whole span) | [Deposits$448.10, pressed] | [Rents$2,250.00, pressed] | [Refunds$268.20, pressed] | [Payouts$1,582.50, pressed] | [Our fees$224.00, pressed] | Money in is above the line, money out below it.',
  );
  expect(rents.getAttribute('aria-pressed')).toBe('true');
  await person.click(rents);
  expect(rents.getAttribute('aria-pressed')).toBe('false');
  await person.click(rents);
  expect(rents.getAttribute('aria-pressed')).toBe('true');
});

it('says what does not agree', async () => {
  const about = [{ entry_key: null, rental_request_id: 21, payment_id: 3, payout_id: null }, null];
  const differences = ['Payment 3 has no entry.', 'Refund 4 is off.'];
  const check = { ...summary.check, ok: false, differences, about };
  open('/ledger', { 'GET /api/ledger_entries/summary': { ...summary, check } });

  await page.findByText('The books don’t agree');
  expect(main()).toContain(
    'Payment 3 has no entry. | Payment 3 → #/payments/3 | Rental no. 21 → #/rental_requests/21 | Refund 4 is off.',
  );
});

it('narrows the entries by what moved and by rental, and says that none fits', async () => {
  const { person, address, asked, answer } = open();
  await page.findByRole('row', { name: /Rent taken/ });
  answer('GET /api/ledger_entries', listOf([]));

  await person.selectOptions(page.getByRole('combobox', { name: 'What moved' }), 'Refund');
  await page.findByText('No entries match');
  await person.type(page.getByRole('searchbox', { name: 'Rental no.' }), '21');

  await waitFor(() => expect(address()).toBe('/ledger?kind=refund&rental_request_id=21'));
  await waitFor(() =>
    expect(asked('GET /api/ledger_entries').at(-1)).toEqual({
      kind: 'refund',
      rental_request_id: '21',
      page: '1',
      per_page: '25',
    }),
  );
});

it('says when the first entry is written', async () => {
  open('/ledger', { 'GET /api/ledger_entries': listOf([]) });

  await page.findByText('No entries yet');
  expect(page.getByText('The first one appears when a deposit is charged.')).toBeTruthy();
});

it('says what could not be loaded, and asks again', async () => {
  const failed = { status: 422, body: { message: 'The books are closed.' } };
  const { person, answer } = open('/ledger', {
    'GET /api/ledger_entries': failed,
    'GET /api/ledger_entries/summary': failed,
  });

  await page.findByText('We couldn’t load the books');
  await page.findByText('We couldn’t load the entries');
  answer('GET /api/ledger_entries', listOf([taken]));
  answer('GET /api/ledger_entries/summary', summary);
  for (const again of page.getAllByRole('button', { name: 'Try again' })) await person.click(again);

  await page.findByText('The books are balanced');
  await page.findByRole('row', { name: /Rent taken/ });
});

it('goes to the payouts, and leaves their state behind on the way back', async () => {
  const { person, address } = open('/ledger?tab=payouts&status=paid', { 'GET /api/payouts': listOf([]) });

  await page.findByText('No payouts match');
  await person.click(page.getByRole('tab', { name: 'Entries' }));
  await waitFor(() => expect(address()).toBe('/ledger'));
  await person.click(page.getByRole('tab', { name: 'Payouts to owners' }));
  await waitFor(() => expect(address()).toBe('/ledger?tab=payouts'));
});

it('looks at the books again when a rental or a payout has news', async () => {
  const { tell, asked } = open();
  await page.findByText('The books are balanced');

  tell('rental_requests', 'saved', { model: { id: 21 } });
  await waitFor(() => expect(asked('GET /api/ledger_entries/summary')).toHaveLength(2));
  tell('payouts', 'saved', { model: { id: 4 } });
  await waitFor(() => expect(asked('GET /api/ledger_entries/summary')).toHaveLength(3));
});
