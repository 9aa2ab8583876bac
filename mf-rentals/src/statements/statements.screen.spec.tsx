import { listOf, openScreen, page, read, statementRecord, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const statement = statementRecord();
const open = (path: string, answers: object = {}) =>
  openScreen({ manifest: remote.public, entry }, path, {
    answers: { 'GET /api/statements': listOf([statement]), 'GET /api/statements/3': statement, ...answers },
  });
const main = () => read(page.getByRole('main'));
const FAILED = { status: 422, body: { message: 'Not today.' } };

it('lists the months', async () => {
  const { asked, channels } = open('/statements');

  await page.findByText('November 2026');
  await waitFor(() =>
    expect(main()).toBe(
      '← Earnings → /payouts | Statements | Earnings, fees, refunds and payouts by month | November 2026 | Opening | $10.00 | Earned | $13,553.50 | Our fee | −$1,145.35 | Refunds | −$2,100.00 | Damage and bills | $30.00 | Canceled | $40.00 | Paid out | −$50.00 | Closing | $10,338.15 → /statements/3',
    ),
  );
  expect(asked('GET /api/statements')).toEqual([{ page: '1', per_page: '12' }]);
  expect(channels()).toContain('payouts');
});

it.each([
  ['says that there is no month yet', listOf([]), 'No statements yet'],
  ['says that the months could not be loaded', FAILED, 'We couldn’t load your statements'],
])('%s', async (_what, answer, title) => {
  open('/statements', { 'GET /api/statements': answer });

  await page.findByText(title);
  await waitFor(() =>
    expect(main()).toContain(
      answer === FAILED
        ? 'We couldn’t load your statements | Not today. | [Try again]'
        : 'No statements yet | Your first one comes with your first rent. | Rentals of your machines → /rentals?role=owner',
    ),
  );
});

it('shows a month with every line, live', async () => {
  const { answer, tell } = open('/statements/3');

  await page.findByText('Statement of Olive Owner');
  await waitFor(() =>
    expect(main()).toBe(
      '← Statements → /statements | November 2026 | PDF (opens in a new tab) → http://localhost/api/statements/3/statement.pdf | CSV → http://localhost/api/statements/3/statement.csv | Statement of Olive Owner | (The month) | The month | Opening | $10.00 | Earned | $13,553.50 | Our fee | −$1,145.35 | Refunds | −$2,100.00 | Damage and bills | $30.00 | Canceled | $40.00 | Paid out | −$50.00 | Closing | $10,338.15 | (Every line) | Every line | (Lines) | (Lines) | Day | What | Amount | Balance | Nov 5 | Rent: Doosan P185 | Rental no. 9 → /rentals/9 | Nov 5 · Balance $745.00 | $735.00 | $745.00 | Nov 6 | Paid out | Nov 6 · Balance $695.00 | −$50.00 | $695.00',
    ),
  );
  answer('GET /api/statements/3', { ...statement, lines: [] });
  tell('rental_requests', 'saved', { model: { id: 9 } });
  await page.findByText('Nothing this month');
});

it('leads back from a month to the page of the list', async () => {
  const { person } = open('/statements?page=2');
  await person.click(await page.findByRole('link', { name: /November 2026/ }));

  const link = await page.findByRole('link', { name: 'Statements' });
  expect(link.getAttribute('href')).toBe('/statements?page=2');
});

it('says that a month cannot be shown', async () => {
  open('/statements/x');

  await page.findByText('We can’t show this statement');
  await waitFor(() =>
    expect(main()).toContain('It was removed, or it belongs to someone else. | Statements → /statements'),
  );
});
