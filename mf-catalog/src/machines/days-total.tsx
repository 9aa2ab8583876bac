import type { MachineRecord } from '@yard/contracts';
import type { DayRange } from '@yard/ui';
import { CardTotal } from './card-total';
import { DeliveredTotal } from './delivered-total';
import styles from './machine-card.module.css';
import { areTooFewFor, TooFewDays } from './too-few-days';

/** What the days cost; delivered, where the list goes by that. */
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
