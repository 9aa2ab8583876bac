import { formatMoney } from '@kit/money';
import { Box, type Column, StatusBadge, Text } from '@yard/ui';
import { Link } from 'react-router';
import type { ReadRow } from './read-rows';
import type { Outcome, Outcomes } from './use-import';

/** A row's place in the file, the machine, its rates, and what becomes of it. */
export function rowColumns(outcomes: Outcomes, currency: string): Column<ReadRow>[] {
  return [
    { key: 'line', label: 'Row', render: ({ line }) => line, width: '64px' },
    { key: 'subject', label: 'Machine', render: ({ subject }) => subject || 'Without a name' },
    {
      key: 'rates',
      label: 'A day, a week, 4 weeks',
      wide: true,
      render: ({ input }) => ratesOf(input, currency),
    },
    {
      key: 'state',
      label: 'State',
      render: (row) => <RowState row={row} outcome={outcomes.get(row.line)} />,
    },
  ];
}

function RowState({ row: { problems, doubts }, outcome }: { row: ReadRow; outcome: Outcome | undefined }) {
  if (outcome && 'id' in outcome) return <Link to={`/my-machines/${outcome.id}`}>Draft added</Link>;
  const wrong = outcome ? [outcome.refused] : problems;
  return (
    <>
      {wrong.length === 0 && <StatusBadge tone="good">Ready</StatusBadge>}
      <Box as="ul" bare>
        {wrong.map((words) => (
          <Text as="li" key={words} tone="bad">
            {words}
          </Text>
        ))}
        {doubts.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Box>
    </>
  );
}

function ratesOf(input: ReadRow['input'], currency: string): string {
  const rates = [input.daily_rate, input.weekly_rate, input.monthly_rate];
  return rates.map((rate) => (typeof rate === 'number' ? formatMoney(rate, currency) : '–')).join(', ');
}
