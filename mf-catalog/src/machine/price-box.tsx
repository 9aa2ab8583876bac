import { type MachineRecord, type QuoteRecord, type TakenSpan, tooFarAhead, tooLong } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Banner,
  Box,
  Button,
  DateRangePicker,
  Hint,
  Money,
  Row,
  SkeletonText,
  Stack,
  Text,
  PriceLines,
  type DayCalendarProps,
} from '@yard/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { Rates } from '../machines/rates';
import { HoursCovered } from './hours-covered';
import { DeliveryFields } from './delivery-fields';
import { RequestButton } from './request-button';
import type { RentalChoice } from './rental-choice';
import type { RentalPrice } from './use-rental-price';
import { useCode } from './use-code';
import styles from './price.module.css';

const loadLonger = () => import('./longer-rental');
const loadNextFree = () => import('./next-free');

export type PriceBoxProps = {
  machine: MachineRecord;
  /** Date at the machine's place. */
  today: string;
  taken: readonly TakenSpan[];
  rules: Pick<DayCalendarProps, 'whyNot' | 'outcome'>;
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
  price: RentalPrice;
};

export function PriceBox({ machine, today, rules, price, ...chosen }: PriceBoxProps) {
  const { choice, change } = chosen;
  const box = useOwnHeight<HTMLElement>();
  // Longer rentals are offered once there are dates.
  const longer = useCode(choice.from === '' ? null : loadLonger);
  const isTaken = price.quote?.available === false && !price.stale;
  const nextFree = useCode(isTaken ? loadNextFree : null);
  const isSettled = price.quote !== null && !price.stale && price.obstacle === null;
  return (
    <Stack as="section" ref={box} framed gap={3} pad={5} className={styles.box} aria-label="Price" id="price">
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
      <Stack gap={3} className={styles.outcome} aria-live="polite" aria-busy={price.pending}>
        <Outcome price={price} canBeDelivered={machine.delivery_options.length > 0} />
        {isTaken && nextFree && <nextFree.NextFree machine={machine} today={today} {...chosen} />}
        {isSettled && longer && <longer.LongerRental machine={machine} {...chosen} />}
      </Stack>
      <HoursCovered machine={machine} />
      <Foot machine={machine} choice={choice} price={price} />
    </Stack>
  );
}

/** In sight at any height of the box: the sum, or why there is none, and the button. */
function Foot({ machine, choice, price }: Pick<PriceBoxProps, 'machine' | 'choice' | 'price'>) {
  return (
    <Stack gap={2} className={styles.boxFoot}>
      {price.obstacle && (
        <Banner
          tone="bad"
          action={price.quote ? undefined : <Button onPress={price.retry}>Try again</Button>}
        >
          {price.obstacle}
        </Banner>
      )}
      {price.quote && price.obstacle === null && <Total price={price.quote} />}
      <RequestButton machine={machine} choice={choice} price={price} wide />
    </Stack>
  );
}

type OutcomeProps = { price: RentalPrice; canBeDelivered: boolean };

function Outcome({ price, canBeDelivered }: OutcomeProps) {
  const { quote, stale, pending, missing } = price;
  return (
    <>
      {quote && (
        <Box faded={stale}>
          <QuoteLines quote={quote} canBeDelivered={canBeDelivered} />
        </Box>
      )}
      {quote === null && pending && <SkeletonText lines={12} />}
      {missing && <Hint>{missing}</Hint>}
    </>
  );
}

/** Beside the button, since the lines above it may be out of sight. */
function Total({ price: { subtotal, deposit_amount } }: { price: QuoteRecord }) {
  const { currency } = useSettings();
  return (
    <Row only="wide" gap={2} align="baseline" justify="between" wrap>
      <Text as="strong" size={18}>
        <Money amount={subtotal} currency={currency} /> total
      </Text>
      {deposit_amount > 0 && (
        <Hint as="span">
          + <Money amount={deposit_amount} currency={currency} /> deposit
        </Hint>
      )}
    </Row>
  );
}

/** An element that its style sheet knows the height of, as `--own-height`. */
function useOwnHeight<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return ref;
}

/** A quote as lines that add up; the deposit apart from them, because it comes back. */
function QuoteLines({ quote, canBeDelivered }: { quote: QuoteRecord; canBeDelivered: boolean }) {
  const { currency } = useSettings();
  return (
    <PriceLines
      currency={currency}
      lines={[
        ...quote.lines.map(({ label, quantity, unit_amount, amount }) => ({
          label,
          detail:
            quantity === 1 ? undefined : (
              <>
                {quantity.toLocaleString('en-US')} × <Money amount={unit_amount} currency={currency} />
              </>
            ),
          amount,
        })),
        { label: totalLabel(quote, canBeDelivered), amount: quote.subtotal, kind: 'total' },
        {
          label: 'Deposit',
          detail: 'Charged at approval, back after the return',
          amount: quote.deposit_amount,
          kind: 'held',
        },
      ]}
    />
  );
}

/** Mentions delivery only where there is a choice. */
function totalLabel({ delivery_available }: QuoteRecord, canBeDelivered: boolean): string {
  if (delivery_available) return 'Total, delivered';
  return canBeDelivered ? 'Total, without delivery' : 'Total';
}
