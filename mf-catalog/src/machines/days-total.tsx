import type { MachineRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { type DayRange, Hint, Money, SkeletonText, Text } from '@yard/ui';
import { useRef } from 'react';
import { areTooFewFor, TooFewDays } from './too-few-days';
import { useQuote } from './use-quote';
import { useSeen } from './use-seen';
import styles from './machine-card.module.css';

/** The price of the chosen days, and the deposit on top of it; where the list has none, asked for once in sight. */
export default function DaysTotal({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const { id, total_amount, total_deposit_amount } = machine;
  const isTooFew = areTooFewFor({ machine, days });
  const isAsked = !isTooFew && total_amount === undefined;
  const quote = useQuote(
    seen && isAsked ? { machine_id: id, start_date: days.from, end_date: days.to } : null,
  );
  const known = quote.isPlaceholderData ? undefined : quote.data;

  return (
    <div ref={place} className={styles.total} aria-busy={isAsked && quote.isPending}>
      {isTooFew ? (
        <TooFewDays machine={machine} days={days} />
      ) : total_amount === null ? (
        <Hint as="span">Can’t be delivered on these dates</Hint>
      ) : total_amount !== undefined ? (
        <Total amount={total_amount} deposit={total_deposit_amount} isDelivered />
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

function Total({ amount, deposit, isDelivered }: TotalProps) {
  const { currency } = useSettings();
  return (
    <>
      <Text as="strong" size={18} block>
        <Money amount={amount} currency={currency} /> {isDelivered ? 'delivered' : 'total'}
      </Text>
      {deposit ? (
        <Text as="span" soft>
          + <Money amount={deposit} currency={currency} /> deposit, returned
        </Text>
      ) : null}
    </>
  );
}

type TotalProps = { amount: number; deposit: number | null | undefined; isDelivered?: boolean };
