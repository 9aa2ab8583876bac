import { daysWords, type MachineRecord, type QuoteRecord } from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { type DayRange, Hint, Money, SkeletonText } from '@yard/ui';
import { useRef } from 'react';
import { areTooFewFor, TooFewDays } from './too-few-days';
import { useQuote } from './use-quote';
import { useSeen } from './use-seen';
import styles from './machine-card.module.css';

/** The price of the days; with delivery where the list includes it. */
export default function DaysTotal({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  const { total_amount } = machine;
  if (areTooFewFor({ machine, days })) {
    return (
      <div className={styles.total}>
        <TooFewDays machine={machine} days={days} />
      </div>
    );
  }
  if (total_amount === undefined) return <CardTotal machine={machine} days={days} />;
  return <DeliveredTotal amount={total_amount} days={days} />;
}

/** The price of the chosen days on one machine; fetched once the card comes into sight. */
function CardTotal({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const quote = useQuote(seen ? { machine_id: machine.id, start_date: days.from, end_date: days.to } : null);

  return (
    <div ref={place} className={styles.total} aria-busy={quote.isPending}>
      {quote.isError ? (
        <Hint as="span">No price for these dates</Hint>
      ) : quote.data && !quote.isPlaceholderData ? (
        <Total quote={quote.data} days={days} />
      ) : (
        <SkeletonText lines={1} />
      )}
    </div>
  );
}

type TotalProps = { quote: QuoteRecord; days: DayRange };

function Total({ quote, days: { from, to } }: TotalProps) {
  const { currency } = useSettings();
  if (!quote.available) return <Hint as="span">Not free on these days</Hint>;
  return (
    <>
      <strong>
        <Money amount={quote.rental_amount} currency={currency} />
      </strong>{' '}
      for {daysWords(daysCovered(from, to))}
    </>
  );
}

type DeliveredTotalProps = {
  /** Null where it cannot be had so. */
  amount: number | null;
  days: DayRange;
};

function DeliveredTotal({ amount, days: { from, to } }: DeliveredTotalProps) {
  const { currency } = useSettings();
  return (
    <div className={styles.total}>
      {amount === null ? (
        <Hint as="span">Not delivered there for these days</Hint>
      ) : (
        <>
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>{' '}
          delivered, for {daysWords(daysCovered(from, to))}
        </>
      )}
    </div>
  );
}
