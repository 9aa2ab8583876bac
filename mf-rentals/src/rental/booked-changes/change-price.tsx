import {
  isPaid,
  isRentDue,
  type RentalChangeQuote,
  type RentalRequestRecord,
  rentShares,
  zoneOf,
} from '@yard/contracts';
import { formatMoney, toMajor, toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { type PriceLine, PriceLines } from '@yard/ui';

export interface ChangePriceProps {
  price: RentalChangeQuote;
  /** As the change leaves it. */
  start_date: string;
  request: Pick<RentalRequestRecord, 'payments' | 'earnings' | 'machine'>;
}

/** What the rental costs after a change, line by line, and how that differs. */
export function ChangePrice({ price, start_date, request }: ChangePriceProps) {
  const { currency } = useSettings();
  const rents = request.payments.filter(({ kind }) => kind === 'rental');
  const isRentPaid = rents.some(isPaid);
  const isDue = rents.length === 0 && isRentDue(start_date, zoneOf(request.machine), new Date());
  const lines = price.lines.map(({ label, quantity, unit_amount, amount }): PriceLine => ({
    label,
    detail: quantity === 1 ? undefined : `${quantity} × ${formatMoney(unit_amount, currency)}`,
    amount,
  }));
  const total: PriceLine = { label: 'Total', amount: price.subtotal, kind: 'total' };
  return (
    <>
      <PriceLines lines={[...lines, total]} currency={currency} />
      <p>
        {isDue ? rentWords(price, currency) : differenceWords(price.difference, { currency, isRentPaid })}
      </p>
      <OwnersShare of={price.difference} request={request} />
    </>
  );
}

type OwnersShareProps = { of: number; request: ChangePriceProps['request'] };

/** Of a difference, what is the owner's; for who may know it. */
function OwnersShare({ of: difference, request: { earnings, machine } }: OwnersShareProps) {
  const { currency } = useSettings();
  const { user } = useSession();
  if (!earnings || difference === 0) return null;
  const { fee_percent } = earnings;
  const share = toMajor(rentShares(toMinor(Math.abs(difference), currency), fee_percent).owner, currency);
  const money = formatMoney(share, currency, { exact: true });
  return (
    <p>
      {user?.id === machine.user_id ? 'You’ll earn' : `${machine.user_name} earns`} {money}{' '}
      {difference > 0 ? 'more' : 'less'}, after our {fee_percent}% fee.
    </p>
  );
}

/** Where the change makes the rent due: all of it is charged then. */
function rentWords({ subtotal, difference }: RentalChangeQuote, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  const differs = `${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than now.`;
  const price = difference === 0 ? 'The price stays as it is.' : differs;
  return `${price} The rent of ${money(subtotal)} is charged as soon as the rental is changed.`;
}

interface Paid {
  currency: string;
  isRentPaid: boolean;
}

function differenceWords(difference: number, { currency, isRentPaid }: Paid): string {
  const amount = formatMoney(Math.abs(difference), currency, { exact: true });
  if (difference === 0) return 'The price stays as it is.';
  if (difference > 0) {
    const when = isRentPaid ? 'at once when the change is accepted' : 'with the rent';
    return `${amount} more than now. It is charged ${when}.`;
  }
  return isRentPaid
    ? `${amount} less than now. It goes back to the card.`
    : `${amount} less than now. It is not charged.`;
}
