import { daysWords } from '@yard/contracts';
import { daysCovered } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { type DayRange, Hint, Money } from '@yard/ui';
import styles from './machine-card.module.css';

type DeliveredTotalProps = {
  /** Null where it cannot be had so. */
  amount: number | null;
  days: DayRange;
};

export function DeliveredTotal({ amount, days: { from, to } }: DeliveredTotalProps) {
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
