import type { QuoteRecord, RentalRequestRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { PriceLine } from '@yard/ui';

type Priced =
  | Pick<RentalRequestRecord, 'lines' | 'subtotal' | 'deposit_amount' | 'closed_at' | 'cancellation'>
  | Pick<QuoteRecord, 'lines' | 'subtotal' | 'deposit_amount'>;

/** The server's explained lines, and what they add up to. */
export function totalLines({ lines, subtotal }: Pick<Priced, 'lines' | 'subtotal'>, currency: string) {
  const explained = lines.map(({ label, quantity, unit_amount, amount }): PriceLine => {
    const detail = quantity === 1 ? undefined : `${quantity} × ${formatMoney(unit_amount, currency)}`;
    return { label, detail, amount };
  });
  return [...explained, { label: 'Total', amount: subtotal, kind: 'total' } satisfies PriceLine];
}

/** The same, and the deposit apart from it. */
export function priceLines(priced: Priced, currency: string): PriceLine[] {
  const isOver = 'closed_at' in priced && (priced.closed_at !== null || priced.cancellation !== null);
  return [
    ...totalLines(priced, currency),
    {
      label: 'Deposit',
      detail: `Not part of the total.${isOver ? '' : ' It comes back after the return.'}`,
      amount: priced.deposit_amount,
      kind: 'held',
    },
  ];
}
