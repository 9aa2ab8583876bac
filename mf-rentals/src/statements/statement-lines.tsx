import type { StatementLine, StatementView } from '@yard/contracts';
import { type Column, DateText, EmptyState, Money, Table } from '@yard/ui';
import { Link } from 'react-router';

/** Every movement of the month, oldest first, with what was due after it. */
export function StatementLines({ statement: { lines, currency } }: { statement: StatementView }) {
  return (
    <Table
      label="Lines"
      columns={columnsOf(currency)}
      rows={lines}
      rowKey={(line) => lines.indexOf(line)}
      empty={<EmptyState icon="receipt" title="Nothing this month" />}
    />
  );
}

function columnsOf(currency: string): Column<StatementLine>[] {
  const day = ({ date }: StatementLine) => <DateText value={date} style="short" />;
  const balance = (line: StatementLine) => <Money amount={line.balance} currency={currency} exact />;
  return [
    { key: 'date', label: 'Day', width: '84px', wide: true, render: day },
    {
      key: 'what',
      label: 'What',
      render: ({ label, rental_request_id: rental }) => (
        <>
          {label} {rental !== null && <Link to={`/rentals/${rental}`}>Rental no. {rental}</Link>}
        </>
      ),
      below: (line) => (
        <>
          {day(line)} · Balance {balance(line)}
        </>
      ),
    },
    {
      key: 'amount',
      label: 'Amount',
      align: 'end',
      width: '112px',
      render: ({ amount }) => <Money amount={amount} currency={currency} exact />,
    },
    { key: 'balance', label: 'Balance', align: 'end', width: '112px', wide: true, render: balance },
  ];
}
