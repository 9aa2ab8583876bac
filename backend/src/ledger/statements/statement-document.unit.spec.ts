import { renderPdf } from '@kit/server/pdf/render-pdf';
import type { StatementView } from '@yard/contracts';
import { pdfPages, pdfProperty } from '@kit/server/testing/pdf-text';
import { statementCsv, statementPdf } from './statement-document';

const now = new Date('2026-12-01T09:00:00Z');
const stamps = { created_at: '', updated_at: '', deleted_at: null };
const one = { kind: 'rent' as const, quantity: 1, unit_amount: 1 };
const view: StatementView = {
  ...stamps,
  id: 7,
  user_id: 2,
  user_name: 'Łukasz Peña',
  month: '2026-11',
  currency: 'usd',
  opening_balance: 0,
  rental_amount: 1000,
  fee_amount: -100,
  refund_amount: 0,
  damage_amount: 0,
  retained_amount: 0,
  payout_amount: -900,
  closing_balance: 0,
  lines: [
    {
      ...one,
      date: '2026-11-20',
      label: 'Rent, "big" digger',
      rental_request_id: 42,
      amount: 1000,
      balance: 1000,
    },
    { ...one, date: '2026-11-20', label: '=1+1', rental_request_id: 42, amount: -100, balance: 900 },
    { ...one, date: '2026-11-27', label: 'Payout 3', rental_request_id: null, amount: -900, balance: 0 },
  ],
};

it('says what moved in the month, and the balances', async () => {
  const bytes = await renderPdf(statementPdf(view, now));

  const [page = ''] = pdfPages(bytes);
  expect(page.split('\n')).toEqual([
    'Yard',
    'Owner statement',
    'November 2026, for Łukasz Peña',
    ...['Owner', 'Łukasz Peña', 'Statement number', '7', 'Month', 'November 2026', 'Currency', 'USD'],
    'Summary',
    'In this month Amount',
    'Opening balance $0.00',
    'Rent $1,000.00',
    'Our fees -$100.00',
    'Paid out -$900.00',
    'Closing balance $0.00',
    'Movements',
    'Date Description Rental request Amount Balance',
    'Nov 20, 2026 Rent, "big" digger 42 $1,000.00 $1,000.00',
    'Nov 20, 2026 =1+1 42 -$100.00 $900.00',
    'Nov 27, 2026 Payout 3 -$900.00 $0.00',
    'Statement 7, November 2026 1 of 1',
  ]);
  expect(pdfProperty(bytes, 'CreationDate')).toBe('D:20261201090000Z');
});

it('goes over as many pages as it needs, each with the head of the table', async () => {
  const line = { ...one, date: '2026-11-20', label: 'Rent', rental_request_id: 42, amount: 1, balance: 1 };
  const lines = Array.from({ length: 100 }, () => line);

  const pages = pdfPages(await renderPdf(statementPdf({ ...view, lines }, now)));

  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Date Description Rental request Amount Balance');
    expect(page).toContain(`${index + 1} of ${pages.length}`);
  }
  expect(pages.join('\n').match(/Nov 20, 2026 Rent 42/g)).toHaveLength(100);
});

it('is a table that a spreadsheet reads and does not run', () => {
  const { bytes, name } = statementCsv(view);

  expect(name).toBe('statement-2026-11.csv');
  expect(bytes.toString()).toBe(
    [
      '\ufeffDate,Description,Rental request,Amount,Balance,Currency',
      '2026-11-01,Opening balance,,,0.00,USD',
      '2026-11-20,"Rent, ""big"" digger",42,1000.00,1000.00,USD',
      "2026-11-20,'=1+1,42,-100.00,900.00,USD",
      '2026-11-27,Payout 3,,-900.00,0.00,USD',
      '2026-11-27,Closing balance,,,0.00,USD',
      '',
    ].join('\r\n'),
  );
});
