import type { QuoteRecord, RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { PriceLine } from '@yard/ui';

type Priced =
  | Pick<RentalRequestRecord, 'lines' | 'subtotal' | 'deposit_amount' | 'closed_at' | 'cancellation'>
  | Pick<QuoteRecord, 'lines' | 'subtotal' | 'deposit_amount'>;

/** The server's explained lines, what they add up to, and the deposit apart from it. */
export function priceLines(priced: Priced, currency: string): PriceLine[] {
  const lines = priced.lines.map((line) => ({
    label: line.label,
    detail: line.quantity === 1 ? undefined : `${line.quantity} × ${formatMoney(line.unit_amount, currency)}`,
    amount: line.amount,
  }));
  const isOver = 'closed_at' in priced && (priced.closed_at !== null || priced.cancellation !== null);
  return [
    ...lines,
    { label: 'Total', amount: priced.subtotal, kind: 'total' },
    {
      label: 'Deposit',
      detail: `Not part of the total.${isOver ? '' : ' It comes back after the return.'}`,
      amount: priced.deposit_amount,
      kind: 'held',
    },
  ];
}
