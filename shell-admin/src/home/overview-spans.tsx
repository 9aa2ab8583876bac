import type { Overview, OverviewFigures, OverviewSpan } from '@yard/contracts';
import { formatDate, formatDays } from '@yard/dates';
import { useSettings } from '@yard/remote-kit';
import { Money, Panel, Segmented } from '@yard/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { RentBars } from './rent-bars';
import styles from './spans.module.css';

type SpanDays = keyof Overview['spans'];

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
      <p className={styles.soft}>
        {formatDays(span.from, span.to, 'short')}, against the {days} days before
      </p>
      <Figures span={span} />
      <RentBars days={span.days} />
      <details>
        <summary>As a table</summary>
        <RentTable span={span} />
      </details>
    </Panel>
  );
}

function Figures({ span: { from, now, before } }: { span: OverviewSpan }) {
  const { currency } = useSettings();
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const part = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate * 100)} %`);
  const hours = (average: number | null) => (average === null ? '–' : `${average} h`);
  const since = `/rental_requests?start_date_from=${from}`;
  const of = (read: (figures: OverviewFigures) => ReactNode) => ({ value: read(now), before: read(before) });
  return (
    <ul className={styles.figures}>
      <Figure label="Rent" to="/ledger" {...of(({ rent_amount }) => money(rent_amount))} />
      <Figure label="Fees" to="/ledger" {...of(({ fee_amount }) => money(fee_amount))} />
      <Figure label="Requests" to="/rental_requests" {...of(({ requests }) => requests)} />
      <Figure label="Approved" to={since} {...of(({ approval_rate }) => part(approval_rate))} />
      <Figure
        label="Answered after"
        to="/rental_requests?status=pending"
        {...of(({ answer_hours }) => hours(answer_hours))}
      />
    </ul>
  );
}

type FigureProps = { label: string; to: string; value: ReactNode; before: ReactNode };

function Figure({ label, to, value, before }: FigureProps) {
  return (
    <li>
      <Link className={styles.figure} to={to}>
        <span className={styles.soft}>{label}</span>
        <span className={styles.value}>{value}</span>
        <span className={styles.soft}>{before} before</span>
      </Link>
    </li>
  );
}

function RentTable({ span: { days } }: { span: OverviewSpan }) {
  const { currency } = useSettings();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Rent</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, rent_amount }) => (
          <tr key={date}>
            <th scope="row">{formatDate(date, 'full')}</th>
            <td>
              <Money amount={rent_amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
