import type { CancellationTier } from '@yard/contracts';
import { readerZone } from '@yard/dates';
import { toMinor } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Banner, Hint, Panel, Stack } from '@yard/ui';
import { useState } from 'react';
import { BenchFields, type BenchCase } from './bench-fields';
import { RefundBars } from './refund-bars';
import { RefundFigures } from './refund-figures';
import { hoursOf, refundFor, refundSpans, spanAt } from './refund-spans';

type RefundBenchProps = {
  tiers: readonly CancellationTier[];
  /** Steps of the form that lack a figure: they do not count yet. */
  unfinished?: number;
};

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

/** What would be refunded by these tiers: amounts and a moment in, what comes back out. Changes nothing. */
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
        {!collected && <Hint>Enter what was paid to see what comes back.</Hint>}
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

/** The tiers in the case that is tried out: which of their spans its hours fall into. */
function tryOut(tiers: readonly CancellationTier[], values: BenchCase, currency: string) {
  const zone = readerZone();
  const hours = values.mode === 'hours' ? values.hours : hoursOf(values, zone);
  const { rental, delivery, deposit } = values;
  // What could not be read is no nothing.
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
