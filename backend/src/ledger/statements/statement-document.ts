import type { StatementView } from '@yard/contracts';
import { formatDate, formatMonth } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { csvAmount, type CsvCell, csvOf } from '@kit/server/pdf/csv';
import type { PdfContent, PdfFile, Row } from '@kit/server/pdf/pdf-content';
import { facts, heading, paragraph, row, sum } from '@kit/server/pdf/pdf-content';
import { PRODUCT_NAME } from '../../config/product';

const FIGURES = [
  ['Rent', 'rental_amount'],
  ['Our fees', 'fee_amount'],
  ['Refunds to renters', 'refund_amount'],
  ['Damage and bills', 'damage_amount'],
  ['Deposits kept after cancellations', 'retained_amount'],
  ['Paid out', 'payout_amount'],
] as const;

/** An owner's month as a paper: what came in, what went out, and each movement. @param now  when it is issued */
export function statementPdf(view: StatementView, now: Date): PdfContent {
  const month = formatMonth(`${view.month}-01`);
  const money = moneyIn(view.currency);
  return {
    publisher: PRODUCT_NAME,
    title: 'Owner statement',
    subtitle: `${month}, for ${view.user_name}`,
    footer: `Statement ${view.id}, ${month}`,
    issued_at: now,
    currency: view.currency,
    blocks: [
      facts(
        2,
        ['Owner', view.user_name],
        ['Statement number', String(view.id)],
        ['Month', month],
        ['Currency', view.currency.toUpperCase()],
      ),
      heading(1, 'Summary'),
      {
        type: 'table',
        columns: [
          { label: 'In this month', share: 3 },
          { label: 'Amount', align: 'right' },
        ],
        rows: summaryRows(view, money),
      },
      heading(1, 'Movements'),
      ...movements(view, money),
    ],
  };
}

/** Each movement with the balance after it, between the month's two balances. */
export function statementCsv(view: StatementView): PdfFile {
  const { currency } = view;
  const code = currency.toUpperCase();
  const amount = (major: number) => csvAmount(major, currency);
  const first = `${view.month}-01`;
  const rows: CsvCell[][] = [
    [first, 'Opening balance', null, null, amount(view.opening_balance), code],
    ...view.lines.map((line): CsvCell[] => [
      line.date,
      line.label,
      line.rental_request_id,
      amount(line.amount),
      amount(line.balance),
      code,
    ]),
    [view.lines.at(-1)?.date ?? first, 'Closing balance', null, null, amount(view.closing_balance), code],
  ];
  const header = ['Date', 'Description', 'Rental request', 'Amount', 'Balance', 'Currency'];
  const bytes = csvOf(header, rows);
  return { name: `statement-${view.month}.csv`, type: 'text/csv; charset=utf-8', bytes };
}

type Money = (major: number) => string;

const moneyIn =
  (currency: string): Money =>
  (major) =>
    formatMoney(major, currency, { exact: true });

/** Balances around the kinds of movement that there were. */
function summaryRows(view: StatementView, money: Money): Row[] {
  const moved = FIGURES.filter(([, name]) => view[name] !== 0);
  return [
    row('Opening balance', money(view.opening_balance)),
    ...moved.map(([label, name]) => row(label, money(view[name]))),
    sum(2, 'Closing balance', money(view.closing_balance)),
  ];
}

function movements({ lines }: StatementView, money: Money): PdfContent['blocks'] {
  if (lines.length === 0) return [paragraph('No activity this month.')];
  const columns = [
    { label: 'Date', share: 1.9 },
    { label: 'Description', share: 4.6 },
    { label: 'Rental request', share: 2.3, align: 'right' as const },
    { label: 'Amount', share: 2, align: 'right' as const },
    { label: 'Balance', share: 2.2, align: 'right' as const },
  ];
  const rows = lines.map((line) =>
    row(
      formatDate(line.date),
      line.label,
      line.rental_request_id === null ? '' : String(line.rental_request_id),
      money(line.amount),
      money(line.balance),
    ),
  );
  return [{ type: 'table', columns, rows }];
}
