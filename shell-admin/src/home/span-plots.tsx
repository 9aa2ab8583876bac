import type { OverviewSpan } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Box, Money, Segmented } from '@yard/ui';
import { useState } from 'react';
import { AnswersPlot } from './answers-plot';
import type { SpanDays } from './awaited-plot';
import { DayBars } from './day-bars';
import { DayTable } from './day-table';
import { UtilisationPlot } from './utilisation-plot';

const PLOTS = [
  { value: 'rent', label: 'Rent' },
  { value: 'answers', label: 'Ticket answers' },
  { value: 'utilisation', label: 'Utilisation' },
] as const;

/** One plot of the days at a time; those of more than the ledger's figures are requested when they are looked at. */
export function SpanPlots({ days, span }: { days: SpanDays; span: OverviewSpan }) {
  const [plot, setPlot] = useState<(typeof PLOTS)[number]['value']>('rent');
  return (
    <>
      <Box below={4}>
        <Segmented label="Plot" segments={PLOTS} value={plot} onChange={setPlot} />
      </Box>
      {plot === 'rent' && <RentPlot span={span} />}
      {plot === 'answers' && <AnswersPlot days={days} />}
      {plot === 'utilisation' && <UtilisationPlot days={days} />}
    </>
  );
}

function RentPlot({ span: { days } }: { span: OverviewSpan }) {
  const { currency } = useSettings();
  const best = Math.max(...days.map(({ rent_amount }) => rent_amount));
  const bars = days.map(({ date, rent_amount }) => ({
    date,
    value: rent_amount,
    words: formatMoney(rent_amount, currency),
  }));
  const render = ({ rent_amount }: { rent_amount: number }) => (
    <Money amount={rent_amount} currency={currency} />
  );
  return (
    <>
      <DayBars label={`Rent by day, at most ${formatMoney(best, currency)}`} days={bars} />
      <DayTable days={days} columns={[{ label: 'Rent', render }]} />
    </>
  );
}
