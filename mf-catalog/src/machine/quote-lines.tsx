import type { QuoteRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Money, PriceLines } from '@yard/ui';

/** A quote as lines that add up; the deposit apart from them, because it comes back. */
export function QuoteLines({ quote, canBeDelivered }: { quote: QuoteRecord; canBeDelivered: boolean }) {
  const { currency } = useSettings();
  return (
    <PriceLines
      currency={currency}
      lines={[
        ...quote.lines.map(({ label, quantity, unit_amount, amount }) => ({
          label,
          detail:
            quantity === 1 ? undefined : (
              <>
                {quantity.toLocaleString('en-US')} × <Money amount={unit_amount} currency={currency} />
              </>
            ),
          amount,
        })),
        { label: totalLabel(quote, canBeDelivered), amount: quote.subtotal, kind: 'total' },
        {
          label: 'Deposit',
          detail: 'Charged at approval, back after the return',
          amount: quote.deposit_amount,
          kind: 'held',
        },
      ]}
    />
  );
}

/** Where there is a choice, whether delivery is in it. */
function totalLabel({ delivery_available }: QuoteRecord, canBeDelivered: boolean): string {
  if (delivery_available) return 'Total, delivered';
  return canBeDelivered ? 'Total, without delivery' : 'Total';
}
