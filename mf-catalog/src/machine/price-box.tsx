import { type MachineRecord, type TakenSpan, tooLong } from '@yard/contracts';
import { Banner, Button, cx, DateRangePicker, type DayCalendarProps, SkeletonText } from '@yard/ui';
import { Rates } from '../machines/rates';
import { HoursCovered } from './hours-covered';
import { DeliveryFields } from './delivery-fields';
import { QuoteLines } from './quote-lines';
import { RequestButton } from './request-button';
import type { RentalChoice } from './rental-choice';
import type { RentalPrice } from './use-rental-price';
import { useCode } from './use-code';
import styles from './price.module.css';

const loadLonger = () => import('./longer-rental');

export type PriceBoxProps = {
  machine: MachineRecord;
  /** At the machine's place. */
  today: string;
  taken: readonly TakenSpan[];
  rules: Pick<DayCalendarProps, 'whyNot' | 'outcome'>;
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
  price: RentalPrice;
};

/** Dates and delivery, what they cost line by line, and the one button. */
export function PriceBox({ machine, today, rules, price, ...chosen }: PriceBoxProps) {
  const { choice, change } = chosen;
  // Without dates there is nothing longer.
  const longer = useCode(choice.from === '' ? null : loadLonger);
  const isSettled = price.quote !== null && !price.stale && price.obstacle === null;
  return (
    <section className={styles.box} aria-label="Price" id="price">
      <Rates machine={machine} large />
      <DateRangePicker
        label="Dates"
        value={{ from: choice.from, to: choice.to }}
        onChange={(days) => change(days)}
        min={today}
        {...rules}
        refuse={({ from, to }) => tooLong({ start_date: from, end_date: to })}
        legend="Crossed-out days are taken."
        hint={machine.minimum_days > 1 ? `At least ${machine.minimum_days} days.` : undefined}
      />
      <DeliveryFields options={machine.delivery_options} choice={choice} change={change} />
      <div className={styles.outcome} aria-live="polite" aria-busy={price.pending}>
        <Outcome price={price} />
        {isSettled && longer && <longer.LongerRental machine={machine} {...chosen} />}
      </div>
      <HoursCovered machine={machine} />
      <div className={styles.boxFoot}>
        <RequestButton machine={machine} choice={choice} price={price} wide />
      </div>
    </section>
  );
}

function Outcome({ price: { quote, stale, pending, obstacle, missing, retry } }: { price: RentalPrice }) {
  return (
    <>
      {obstacle && (
        <Banner tone="warn" action={quote ? undefined : <Button onPress={retry}>Try again</Button>}>
          {obstacle}
        </Banner>
      )}
      {quote && (
        <div className={cx(stale && styles.stale)}>
          <QuoteLines quote={quote} />
        </div>
      )}
      {quote === null && pending && <SkeletonText lines={4} />}
      {missing && <p className={styles.soft}>{missing}</p>}
    </>
  );
}
