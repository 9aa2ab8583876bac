import type { MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { type DayRange, Hint, Money, SkeletonText, Text } from '@yard/ui';
import { useRef } from 'react';
import { areTooFewFor, TooFewDays } from './too-few-days';
import { useQuote } from './use-quote';
import { useSeen } from './use-seen';
import styles from './machine-card.module.css';

type DaysTotalProps = { machine: MachineRecord; days: DayRange };

/** The price of the chosen days, and the deposit on top of it; fetched once the card comes into sight. */
export default function DaysTotal({ machine, days }: DaysTotalProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { id, total_amount } = machine;
  const isTooFew = areTooFewFor({ machine, days });
  const isPriced = !isTooFew && total_amount !== null;
  const quote = useQuote(
    seen && isPriced ? { machine_id: id, start_date: days.from, end_date: days.to } : null,
  );
  const known = quote.isPlaceholderData ? undefined : quote.data;

  return (
    <div ref={place} className={styles.total} aria-busy={isPriced && quote.isPending}>
      {isTooFew ? (
        <TooFewDays machine={machine} days={days} />
      ) : total_amount === null ? (
        <Hint as="span">Can’t be delivered on these dates</Hint>
      ) : total_amount !== undefined ? (
        <Total amount={total_amount} deposit={known?.deposit_amount} isDelivered />
      ) : quote.isError ? (
        <Hint as="span">No price for these dates</Hint>
      ) : known === undefined ? (
        <SkeletonText lines={2} />
      ) : known.available ? (
        <Total amount={known.rental_amount} deposit={known.deposit_amount} />
      ) : (
        <Hint as="span">Not free on these dates</Hint>
      )}
    </div>
  );
}

/** @param deposit  undefined until it is known */
function Total({ amount, deposit = 0, isDelivered }: TotalProps) {
  const { currency } = useSettings();
  return (
    <>
      <Text as="strong" size={18} block>
        <Money amount={amount} currency={currency} /> {isDelivered ? 'delivered' : 'total'}
      </Text>
      {deposit > 0 && (
        <Text as="span" soft>
          + <Money amount={deposit} currency={currency} /> deposit, returned
        </Text>
      )}
    </>
  );
}

type TotalProps = { amount: number; deposit: number | undefined; isDelivered?: boolean };
