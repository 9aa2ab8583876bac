import { formatDate } from '@yard/dates';
import { formatMoney, type MinorUnits, toMajor } from '@kit/money';
import type { Block, PdfContent, PdfFile, Row } from '@kit/server/pdf/pdf-content';
import { facts, heading, row, sum } from '@kit/server/pdf/pdf-content';
import { renderAside } from '@kit/server/pdf/render-aside';
import { PRODUCT_NAME } from '../../config/product';
import { pickupFacts } from './pickup-facts';
import { type Receipt, totalsOf } from './receipt';

function receiptPaper(receipt: Receipt): PdfContent {
  const { request, parties, currency } = receipt;
  return {
    publisher: PRODUCT_NAME,
    title: 'Receipt',
    subtitle: `${parties.machine}\n${daysOf(receipt)}`,
    footer: `Receipt ${receipt.number}, rental request ${request.id}`,
    issued_at: receipt.issued_at,
    currency,
    blocks: [
      facts(
        2,
        ['Receipt number', receipt.number],
        ['Issued', formatDate(receipt.issued_on, 'long')],
        ['Renter', parties.renter],
        ['Owner', parties.owner],
        ['Machine', parties.machine],
        ['Rental', daysOf(receipt)],
        ['Rental request', String(request.id)],
        ['Currency', currency.toUpperCase()],
        ...pickupFacts(parties),
      ),
      heading(2, 'Price'),
      priceTable(receipt),
      heading(2, 'Payments and refunds'),
      movementTable(receipt),
      totalsTable(receipt),
    ],
  };
}

export async function receiptPdf(receipt: Receipt): Promise<PdfFile> {
  const bytes = await renderAside(receiptPaper(receipt));
  return { name: `receipt-${receipt.number}.pdf`, type: 'application/pdf', bytes };
}

function daysOf({ request }: Receipt): string {
  return `${formatDate(request.start_date, 'long')} to ${formatDate(request.end_date, 'long')}`;
}

const moneyOf = ({ currency }: Receipt, minor: MinorUnits): string =>
  formatMoney(toMajor(minor, currency), currency, { exact: true });

function priceTable(receipt: Receipt): Block {
  const rows = receipt.lines.map(({ label, quantity, unit_amount, amount }) =>
    row(label, String(quantity), moneyOf(receipt, unit_amount), moneyOf(receipt, amount)),
  );
  const total = sum(4, 'Subtotal', moneyOf(receipt, receipt.request.subtotal));
  return {
    type: 'table',
    columns: [
      { label: 'Description', share: 5 },
      { label: 'Quantity', align: 'right', share: 1.6 },
      { label: 'Unit price', align: 'right', share: 2 },
      { label: 'Amount', align: 'right', share: 2 },
    ],
    rows: [...rows, total],
  };
}

/** Oldest first; what came back is below zero. */
function movementTable(receipt: Receipt): Block {
  const moved = [
    ...receipt.payments.map((one) => ({ ...one, type: 'Payment' })),
    ...receipt.refunds.map((one) => ({ ...one, type: 'Refund', amount: -one.amount })),
  ].sort((one, other) => one.date.localeCompare(other.date));
  return {
    type: 'table',
    columns: [
      { label: 'Date', share: 2 },
      { label: 'Type', share: 2 },
      { label: 'For', share: 4 },
      { label: 'Amount', align: 'right', share: 2.6 },
    ],
    rows: moved.map(({ date, type, label, amount }) =>
      row(formatDate(date), type, label, moneyOf(receipt, amount)),
    ),
  };
}

function totalsTable(receipt: Receipt): Block {
  const rows = totalsOf(receipt).map(([label, minor, isNet]): Row => {
    const cells = row(label, moneyOf(receipt, minor));
    return isNet ? { ...cells, strong: true } : cells;
  });
  return {
    type: 'table',
    columns: [
      { label: '', share: 3 },
      { label: '', align: 'right' },
    ],
    rows,
  };
}
