import type { Overview, OverviewFigures, OverviewSpan } from '@yard/contracts';
import { formatDays } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Grid, Hint, Money, Panel, Segmented } from '@yard/ui';
import { type ReactNode, useState } from 'react';
import { Figure, hoursWords, partWords } from './figure';
import type { SpanDays } from './awaited-plot';
import { SpanPlots } from './span-plots';

const SPANS = (['7', '30', '90'] as const).map((value) => ({ value, label: `${value} days` }));

/** How the last days went against as many before; each figure leads to what it is made of. */
export function OverviewSpans({ spans }: { spans: Overview['spans'] }) {
  const [days, setDays] = useState<SpanDays>('30');
  const span = spans[days];
  return (
    <Panel
      title={`The last ${days} days`}
      aside={<Segmented label="Span" segments={SPANS} value={days} onChange={setDays} />}
    >
      <Hint>
        {formatDays(span.from, span.to, 'short')}, against the {days} days before
      </Hint>
      <Figures span={span} />
      <SpanPlots days={days} span={span} />
    </Panel>
  );
}

function Figures({ span: { from, now, before } }: { span: OverviewSpan }) {
  const { currency } = useSettings();
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const since = `/rental_requests?start_date_from=${from}`;
  const of = (read: (figures: OverviewFigures) => ReactNode) => ({ value: read(now), before: read(before) });
  return (
    <Grid as="ul" fit={140} gap={3} bare padY={4}>
      <Figure label="Rent" to="/ledger" {...of(({ rent_amount }) => money(rent_amount))} />
      <Figure label="Fees" to="/ledger" {...of(({ fee_amount }) => money(fee_amount))} />
      <Figure label="Requests" to="/rental_requests" {...of(({ requests }) => requests)} />
      <Figure label="Approved" to={since} {...of(({ approval_rate }) => partWords(approval_rate))} />
      <Figure
        label="Answered after"
        to="/rental_requests?status=pending"
        {...of(({ answer_hours }) => hoursWords(answer_hours))}
      />
    </Grid>
  );
}
