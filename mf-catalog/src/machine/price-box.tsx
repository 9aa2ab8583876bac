import { type MachineRecord, type QuoteRecord, type TakenSpan, tooFarAhead, tooLong } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Banner,
  Box,
  Button,
  DateRangePicker,
  Hint,
  Money,
  SkeletonText,
  Stack,
  PriceLines,
  type DayCalendarProps,
} from '@yard/ui';
import { Rates } from '../machines/rates';
import { DeliveryFields } from './delivery-fields';
import { DueLines } from './due-lines';
import { RequestButton } from './request-button';
import type { RentalChoice } from './rental-choice';
import type { RentalPrice } from './use-rental-price';
import { useCode } from './use-code';
import styles from './price.module.css';

const loadLonger = () => import('./longer-rental');
const loadNextFree = () => import('./next-free');

export type PriceBoxProps = {
  machine: MachineRecord;
  today: string;
  taken: readonly TakenSpan[];
  rules: Pick<DayCalendarProps, 'whyNot' | 'outcome'>;
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
  price: RentalPrice;
};

export function PriceBox({ machine, today, rules, price, ...chosen }: PriceBoxProps) {
  const { choice, change } = chosen;
  // Longer rentals are offered once there are dates.
  const longer = useCode(choice.from === '' ? null : loadLonger);
  const isTaken = price.quote?.available === false && !price.stale;
  const nextFree = useCode(isTaken ? loadNextFree : null);
  const isSettled = price.quote !== null && !price.stale && price.obstacle === null;
  return (
    <Stack as="section" framed gap={3} pad={5} className={styles.box} aria-label="Price" id="price">
      <Rates machine={machine} large />
      {/* Hidden in print: days that were not chosen would be an empty line. */}
      <div data-print={choice.from === '' ? 'never' : undefined}>
        <DateRangePicker
          label="Dates"
          value={{ from: choice.from, to: choice.to }}
          onChange={(days) => change(days)}
          min={today}
          {...rules}
          refuse={({ from, to }) => tooFarAhead(from, today) ?? tooLong({ start_date: from, end_date: to })}
          legend="Crossed-out days are taken."
          hint={machine.minimum_days > 1 ? `At least ${machine.minimum_days} days.` : undefined}
        />
      </div>
      <DeliveryFields options={machine.delivery_options} choice={choice} change={change} />
      <Stack gap={2} className={styles.outcome} aria-live="polite" aria-busy={price.pending}>
        <Outcome price={price} />
        {isTaken && nextFree && <nextFree.NextFree machine={machine} today={today} {...chosen} />}
        {isSettled && longer && <longer.LongerRental machine={machine} {...chosen} />}
      </Stack>
      <Foot machine={machine} choice={choice} price={price} />
    </Stack>
  );
}

function Foot({ machine, choice, price }: Pick<PriceBoxProps, 'machine' | 'choice' | 'price'>) {
  return (
    <Stack gap={3} className={styles.boxFoot}>
      {price.obstacle ? (
        <Banner
          tone="bad"
          action={price.quote ? undefined : <Button onPress={price.retry}>Try again</Button>}
        >
          {price.obstacle}
        </Banner>
      ) : (
        price.quote && (
          <Box faded={price.stale}>
            <DueLines machine={machine} quote={price.quote} />
          </Box>
        )
      )}
      <RequestButton machine={machine} choice={choice} price={price} wide />
    </Stack>
  );
}

function Outcome({ price: { quote, stale, pending, missing } }: { price: RentalPrice }) {
  return (
    <>
      {quote && (
        <Box faded={stale}>
          <QuoteLines quote={quote} />
        </Box>
      )}
      {quote === null && pending && <SkeletonText lines={12} />}
      {missing && <Hint>{missing}</Hint>}
    </>
  );
}

function QuoteLines({ quote }: { quote: QuoteRecord }) {
  const { currency } = useSettings();
  return (
    <PriceLines
      currency={currency}
      lines={quote.lines.map(({ label, quantity, unit_amount, amount }) => ({
        label,
        detail:
          quantity === 1 ? undefined : (
            <>
              {quantity.toLocaleString('en-US')} × <Money amount={unit_amount} currency={currency} />
            </>
          ),
        amount,
      }))}
    />
  );
}
