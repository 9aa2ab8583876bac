import { type RentalChangeQuote, type RentalRequestRecord, rentShares } from '@yard/contracts';
import { formatMoney, toMajor, toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { PriceLines } from '@yard/ui';
import { totalLines } from '../../words/price-lines';
import { firstNameOf } from '../../words/reader';

export interface ChangePriceProps {
  price: Pick<RentalChangeQuote, 'subtotal' | 'difference' | 'lines' | 'plan'>;
  request: Pick<RentalRequestRecord, 'earnings' | 'machine'>;
}

export function ChangePrice({ price, request }: ChangePriceProps) {
  const { currency } = useSettings();
  return (
    <>
      <PriceLines lines={totalLines(price, currency)} currency={currency} />
      <p>{changeWords(price, currency)}</p>
      <OwnersShare of={price.difference} request={request} />
    </>
  );
}

type OwnersShareProps = { of: number; request: ChangePriceProps['request'] };

/** The owner's share of a difference, for readers who may see it. */
function OwnersShare({ of: difference, request: { earnings, machine } }: OwnersShareProps) {
  const { currency } = useSettings();
  const { user } = useSession();
  if (!earnings || difference === 0) return null;
  const { fee_percent } = earnings;
  const share = toMajor(rentShares(toMinor(Math.abs(difference), currency), fee_percent).owner, currency);
  const money = formatMoney(share, currency);
  return (
    <p>
      {user?.id === machine.user_id ? 'You’ll earn' : `${firstNameOf(machine.user_name)} earns`} {money}{' '}
      {difference > 0 ? 'more' : 'less'} (after our {fee_percent}% fee).
    </p>
  );
}

/** The difference in price, with the amounts charged and refunded and their times. */
function changeWords({ subtotal, difference, plan }: ChangePriceProps['price'], currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency);
  const differs = `${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than now.`;
  const price = difference === 0 ? 'The price doesn’t change.' : differs;
  const [charge] = plan.now;
  if (charge?.amount === subtotal && subtotal !== difference) {
    return `${price} The ${money(subtotal)} rent is charged when the change is accepted.`;
  }
  if (difference === 0) return price;
  if (charge) return `${price} It’s charged when the change is accepted.`;
  if (plan.back.length > 0) return `${price} It’s refunded to the card.`;
  return difference > 0 ? `${price} It’s charged with the rent.` : `${price} It’s not charged.`;
}
