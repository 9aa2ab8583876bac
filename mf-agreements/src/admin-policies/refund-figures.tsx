import type { CancellationTier, Collected } from '@yard/contracts';
import { formatMoney, toMajor } from '@kit/money';
import { type PriceLine, PriceLines, Stack } from '@yard/ui';
import { reasonWords } from './bench-words';
import type { Canceller, Refund } from './refund-spans';

type RefundFiguresProps = {
  by: Canceller;
  tier: CancellationTier | null;
  collected: Collected;
  refund: Refund;
  currency: string;
};

/** What comes back of which payment, and what does not. */
export function RefundFigures({ by, tier, collected, refund, currency }: RefundFiguresProps) {
  const major = (minor: number) => toMajor(minor, currency);
  const of = (minor: number) => `of ${formatMoney(major(minor), currency, { exact: true })}`;
  const rent = collected.rental + collected.delivery;
  const back = refund.rental + refund.deposit;
  const lines: PriceLine[] = [
    { label: 'Rent and delivery back', detail: of(rent), amount: major(refund.rental) },
    { label: 'Deposit back', detail: of(collected.deposit), amount: major(refund.deposit) },
    { label: 'The renter gets back', amount: major(back), kind: 'total' },
    { label: 'Not refunded', amount: major(rent + collected.deposit - back), kind: 'held' },
  ];
  return (
    <Stack gap={4} tinted pad={4} role="status">
      <p>{reasonWords(by, tier)}</p>
      <PriceLines lines={lines} currency={currency} />
    </Stack>
  );
}
