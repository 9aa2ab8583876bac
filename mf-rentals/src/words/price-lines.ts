import { isOver, type QuoteRecord, type RentalRequestRecord, wasCollected } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { PriceLine } from '@yard/ui';

type Priced =
  | Pick<RentalRequestRecord, 'lines' | 'subtotal' | 'deposit_amount' | 'status' | 'payments'>
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
  return [
    ...totalLines(priced, currency),
    { label: 'Deposit', detail: depositDetail(priced), amount: priced.deposit_amount, kind: 'held' },
  ];
}

function depositDetail(priced: Priced): string {
  if (!('status' in priced) || !isOver(priced.status))
    return 'Not part of the total. It comes back after the return.';
  const wasCharged = priced.payments.some((payment) => payment.kind === 'deposit' && wasCollected(payment));
  return wasCharged ? 'Not part of the total.' : 'It was never charged.';
}
