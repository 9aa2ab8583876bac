import { type MinorUnits, toMajor } from '@kit/money';
import { csvAmount, type CsvCell, csvOf } from '@kit/server/pdf/csv';
import type { PdfFile } from '@kit/server/pdf/pdf-content';
import { type Receipt, totalsOf } from './receipt';

/** The receipt's figures a row each; what came back is below zero. */
export function receiptCsv(receipt: Receipt): PdfFile {
  const amount = (minor: MinorUnits) => csvAmount(toMajor(minor, receipt.currency), receipt.currency);
  const line = (type: string, date: string | null, label: string, minor: MinorUnits): CsvCell[] => [
    ...[receipt.number, receipt.request.id, type, date, label, null, null],
    ...[amount(minor), receipt.currency.toUpperCase()],
  ];
  const rows = [
    ...receipt.lines.map((price): CsvCell[] => [
      ...[receipt.number, receipt.request.id, 'Price', null, price.label, price.quantity],
      ...[amount(price.unit_amount), amount(price.amount), receipt.currency.toUpperCase()],
    ]),
    ...receipt.payments.map(({ date, label, amount: paid }) => line('Payment', date, label, paid)),
    ...receipt.refunds.map(({ date, label, amount: back }) => line('Refund', date, label, -back)),
    ...totalsOf(receipt).map(([label, minor]) => line('Total', null, label, minor)),
  ];
  const header = ['Receipt', 'Rental request', 'Type', 'Date', 'Description', 'Quantity'];
  const bytes = csvOf([...header, 'Unit amount', 'Amount', 'Currency'], rows);
  return { name: `receipt-${receipt.number}.csv`, type: 'text/csv; charset=utf-8', bytes };
}
