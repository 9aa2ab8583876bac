import { formatMoney, toMajor, toMinor } from '@kit/money';
import type { CancellationTier, Collected } from '@yard/contracts';
import { readerZone } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Badge, Banner, Box, cx, Hint, Money, Panel, type PriceLine, PriceLines, Row, Stack } from '@yard/ui';
import { useState } from 'react';
import { type BenchCase, BenchFields } from './bench-fields';
import { reasonWords } from './bench-words';
import type { Canceller, Refund, RefundSpan } from './refund-spans';
import { hoursOf, refundFor, refundSpans, spanAt } from './refund-spans';
import styles from './admin-policies.module.css';

type RefundBenchProps = { tiers: readonly CancellationTier[]; unfinished?: number };

const usualCase: BenchCase = {
  rental: 1000,
  delivery: 150,
  deposit: 500,
  by: 'renter',
  mode: 'hours',
  hours: 72,
  start: null,
  day: null,
  time: '12:00',
};

export function RefundBench({ tiers, unfinished = 0 }: RefundBenchProps) {
  const { currency } = useSettings();
  const [values, setValues] = useState(usualCase);
  const { hours, collected, spans, chosen, tier } = tryOut(tiers, values, currency);

  return (
    <Panel title="What would be refunded">
      <Stack gap={6}>
        <BenchFields
          values={values}
          hours={hours}
          onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
        />
        {unfinished > 0 && (
          <Banner tone="info">
            {unfinished === 1 ? 'One step is' : `${unfinished} steps are`} not filled in yet and left out
            here.
          </Banner>
        )}
        {values.by === 'renter' && collected && (
          <RefundBars spans={spans} chosen={chosen} collected={collected} currency={currency} />
        )}
        {!collected && <Hint>Enter what was paid to see the refund.</Hint>}
        {hours !== null && collected && (
          <RefundFigures
            by={values.by}
            tier={tier}
            collected={collected}
            refund={refundFor(values.by, tier, collected)}
            currency={currency}
          />
        )}
      </Stack>
    </Panel>
  );
}

function tryOut(tiers: readonly CancellationTier[], values: BenchCase, currency: string) {
  const zone = readerZone();
  const hours = values.mode === 'hours' ? values.hours : hoursOf(values, zone);
  const { rental, delivery, deposit } = values;
  // An amount that cannot be read does not count as zero.
  const collected =
    rental === null || delivery === null || deposit === null
      ? null
      : {
          rental: toMinor(rental, currency),
          delivery: toMinor(delivery, currency),
          deposit: toMinor(deposit, currency),
        };
  const spans = collected ? refundSpans(tiers, collected) : [];
  const chosen = hours === null ? -1 : spanAt(spans, hours);
  return { hours, collected, spans, chosen, tier: spans[chosen]?.tier ?? null };
}

type RefundBarsProps = {
  spans: readonly RefundSpan[];
  chosen: number;
  collected: Collected;
  currency: string;
};

function RefundBars({ spans, chosen, collected, currency }: RefundBarsProps) {
  const whole = collected.rental + collected.delivery + collected.deposit;
  const width = (part: number) => ({ width: whole === 0 ? 0 : `${(part / whole) * 100}%` });
  return (
    <Stack gap={4}>
      <Box as="ol" bare aria-label="Refund over time when the renter cancels">
        {spans.map(({ when, refund }, index) => (
          <Stack
            as="li"
            key={index}
            gap={2}
            className={cx(styles.span, index === chosen && styles.chosen)}
            aria-current={index === chosen || undefined}
          >
            <Row gap={4} align="baseline" justify="between">
              <Row as="span" gap={1} across={3} align="center" wrap>
                {when} {index === chosen && <Badge icon="arrow-left">This case</Badge>}
              </Row>
              <strong>
                <Money amount={toMajor(refund.rental + refund.deposit, currency)} currency={currency} exact />
              </strong>
            </Row>
            <span className={styles.track} aria-hidden>
              <span className={styles.rent} style={width(refund.rental)} />
              <span className={styles.deposit} style={width(refund.deposit)} />
            </span>
          </Stack>
        ))}
      </Box>
      <Row as="p" gap={2} across={3} align="center" wrap size={14} soft aria-hidden>
        <span className={cx(styles.swatch, styles.rent)} /> Rent and delivery
        <span className={cx(styles.swatch, styles.deposit)} /> Deposit
      </Row>
    </Stack>
  );
}

type RefundFiguresProps = {
  by: Canceller;
  tier: CancellationTier | null;
  collected: Collected;
  refund: Refund;
  currency: string;
};

function RefundFigures({ by, tier, collected, refund, currency }: RefundFiguresProps) {
  const major = (minor: number) => toMajor(minor, currency);
  const of = (minor: number) => `of ${formatMoney(major(minor), currency, { exact: true })}`;
  const rent = collected.rental + collected.delivery;
  const back = refund.rental + refund.deposit;
  const lines: PriceLine[] = [
    { label: 'Rent and delivery refunded', detail: of(rent), amount: major(refund.rental) },
    { label: 'Deposit refunded', detail: of(collected.deposit), amount: major(refund.deposit) },
    { label: 'Refund to the renter', amount: major(back), kind: 'total' },
    { label: 'Not refunded', amount: major(rent + collected.deposit - back), kind: 'held' },
  ];
  return (
    <Stack gap={4} tinted pad={4} role="status">
      <p>{reasonWords(by, tier)}</p>
      <PriceLines lines={lines} currency={currency} />
    </Stack>
  );
}
