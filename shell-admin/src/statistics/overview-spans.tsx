import { formatMoney } from '@kit/money';
import type { Overview, OverviewFigures, OverviewSpan, TicketAnswers } from '@yard/contracts';
import { formatDate, formatDays } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Box, Grid, Hint, Money, optionsOf, Panel, Segmented } from '@yard/ui';
import { type ReactNode, useState } from 'react';
import { AwaitedPlot, type SpanDays } from './awaited-plot';
import { DayBars } from './day-bars';
import { Figure, hoursWords, partWords } from './figure';
import { UtilisationPlot } from './utilisation-plot';
import styles from './statistics.module.css';

const SPANS = (['7', '30', '90'] as const).map((value) => ({ value, label: `${value} days` }));

export function OverviewSpans({ spans }: { spans: Overview['spans'] }) {
  const [days, setDays] = useState<SpanDays>('30');
  const span = spans[days];
  return (
    <Panel
      title={`The last ${days} days`}
      aside={<Segmented label="Span" segments={SPANS} value={days} onChange={setDays} />}
    >
      <Hint>
        {formatDays(span.from, span.to, 'short')}, compared with the {days} days before
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
    <Grid as="ul" fit={140} gap={3} bare hangs padY={4}>
      <Figure label="Rent" to="/ledger" {...of(({ rent_amount }) => money(rent_amount))} />
      <Figure label="Fees" to="/ledger" {...of(({ fee_amount }) => money(fee_amount))} />
      <Figure label="Requests" to="/rental_requests" {...of(({ requests }) => requests)} />
      <Figure label="Approved" to={since} {...of(({ approval_rate }) => partWords(approval_rate))} />
      <Figure
        label="Time to answer"
        to="/rental_requests?status=pending"
        {...of(({ answer_hours }) => hoursWords(answer_hours))}
      />
    </Grid>
  );
}

const PLOTS = optionsOf({ rent: 'Rent', answers: 'Ticket answers', utilisation: 'Utilization' });

function SpanPlots({ days, span }: { days: SpanDays; span: OverviewSpan }) {
  const [plot, setPlot] = useState<(typeof PLOTS)[number]['value']>('rent');
  return (
    <>
      <Box below={4}>
        <Segmented label="Plot" segments={PLOTS} value={plot} onChange={setPlot} />
      </Box>
      {plot === 'rent' && <RentPlot span={span} />}
      {plot === 'answers' && (
        <AwaitedPlot<TicketAnswers> path="api/desk/ticket_answers" days={days}>
          {(answers) => <Answers answers={answers} />}
        </AwaitedPlot>
      )}
      {plot === 'utilisation' && <UtilisationPlot days={days} />}
    </>
  );
}

type DayTableProps<D extends { date: string }> = {
  days: readonly D[];
  columns: readonly { label: string; render: (day: D) => ReactNode }[];
};

function DayTable<D extends { date: string }>({ days, columns }: DayTableProps<D>) {
  return (
    <details>
      <summary>Show as a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDate(day.date, 'full')}</th>
              {columns.map(({ label, render }) => (
                <td key={label}>{render(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function RentPlot({ span: { days } }: { span: OverviewSpan }) {
  const { currency } = useSettings();
  const money = (amount: number) => formatMoney(amount, currency);
  const bars = days.map(({ date, rent_amount: value }) => ({ date, value, words: money(value) }));
  const render = ({ rent_amount }: { rent_amount: number }) => (
    <Money amount={rent_amount} currency={currency} />
  );
  return (
    <>
      <DayBars label="Rent by day" days={bars} format={money} />
      <DayTable days={days} columns={[{ label: 'Rent', render }]} />
    </>
  );
}

function Answers({ answers }: { answers: TicketAnswers }) {
  const { target_hours, days } = answers;
  const bars = days.map(({ date, tickets, answer_hours }) => ({
    date,
    value: answer_hours ?? 0,
    words: tickets === 0 ? 'no tickets' : `${hoursWords(answer_hours)} for ${tickets}`,
  }));
  const aim = target_hours === null ? '' : `. The dashed line is the target of ${target_hours} hours`;
  const label = `Hours to the first answer, by day${aim}`;
  return (
    <>
      <AnswerFigures answers={answers} />
      <Hint>{label}.</Hint>
      <DayBars label={label} days={bars} target={target_hours ?? 0} format={hoursWords} />
      <DayTable
        days={days}
        columns={[
          { label: 'Tickets', render: ({ tickets }) => tickets },
          { label: 'First answer', render: ({ answer_hours }) => hoursWords(answer_hours) },
        ]}
      />
    </>
  );
}

const ALL = '/support_tickets?resolved=all';

function AnswerFigures({ answers: { target_hours, now, before } }: { answers: TicketAnswers }) {
  const of = (read: (figures: TicketAnswers['now']) => ReactNode) => ({
    value: read(now),
    before: read(before),
  });
  return (
    <Grid as="ul" fit={140} gap={3} bare hangs padY={4}>
      <Figure label="Tickets" to={ALL} {...of(({ tickets }) => tickets)} />
      <Figure label="Time to first answer" to={ALL} {...of(({ answer_hours }) => hoursWords(answer_hours))} />
      {target_hours !== null && (
        <Figure
          label={`Answered within ${target_hours} h`}
          to="/support_tickets?state=waiting_for_us"
          {...of(({ in_time_rate }) => partWords(in_time_rate))}
        />
      )}
    </Grid>
  );
}
