import type { RentalRequestRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { PriceLines } from '@yard/ui';

/** What the owner gets of the rent, the platform's fee by name; the server's figures. */
export function EarningsLines({ request: { earnings, subtotal } }: { request: RentalRequestRecord }) {
  const { currency } = useSettings();
  if (!earnings) return null;
  return (
    <PriceLines
      currency={currency}
      lines={[
        { label: 'Rental and delivery', amount: subtotal },
        { label: `Our fee (${earnings.fee_percent}%)`, amount: -earnings.fee_amount },
        {
          label: 'You receive',
          detail: 'Paid out once the rental is over',
          amount: earnings.amount,
          kind: 'total',
        },
      ]}
    />
  );
}
