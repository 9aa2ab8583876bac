import type { RentalChangeQuote } from '@yard/contracts';
import { formatMoney } from '@yard/money';
import { useSettings } from '@yard/remote-kit';
import { type PriceLine, PriceLines } from '@yard/ui';

/** What the rental costs after a change, line by line, and how that differs. */
export function ChangePrice({ price }: { price: RentalChangeQuote }) {
  const { currency } = useSettings();
  const lines = price.lines.map(({ label, quantity, unit_amount, amount }): PriceLine => ({
    label,
    detail: quantity === 1 ? undefined : `${quantity} × ${formatMoney(unit_amount, currency)}`,
    amount,
  }));
  const total: PriceLine = { label: 'Total', amount: price.subtotal, kind: 'total' };
  return (
    <>
      <PriceLines lines={[...lines, total]} currency={currency} />
      <p>{differenceWords(price.difference, currency)}</p>
    </>
  );
}

function differenceWords(difference: number, currency: string): string {
  const amount = formatMoney(Math.abs(difference), currency, { exact: true });
  if (difference === 0) return 'The price stays as it is.';
  return difference > 0
    ? `${amount} more than now. It is charged with the rent, or at once where that is paid.`
    : `${amount} less than now. What was paid too much goes back to the card.`;
}
