import { formatMoney } from '@kit/money';
import { Box, Button, type Column, StatusBadge, Text } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { MendRow, type Mending } from './mend-row';
import type { ReadRow } from './read-rows';
import type { Outcome, Outcomes } from './use-import';

type RowMending = Mending & {
  open: ReadonlySet<number>;
  setOpen: (line: number, is: boolean) => void;
  isWorking: boolean;
};

export function rowColumns(outcomes: Outcomes, currency: string, mending: RowMending): Column<ReadRow>[] {
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
      render: (row) => <RowState row={row} outcome={outcomes.get(row.line)} mending={mending} />,
    },
  ];
}

type RowStateProps = { row: ReadRow; outcome: Outcome | undefined; mending: RowMending };

function RowState({ row: { line, problems, doubts }, outcome, mending }: RowStateProps) {
  const isOpen = mending.open.has(line);
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (outcome && 'id' in outcome) return <Link to={`/my-machines/${outcome.id}`}>Draft added</Link>;
  const wrong = outcome ? [outcome.refused] : problems;
  if (isOpen) return <MendRow line={line} mending={mending} onDone={() => mending.setOpen(line, false)} />;
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
      <Button small ref={edit} disabled={mending.isWorking} onPress={() => mending.setOpen(line, true)}>
        Edit row {line}
      </Button>
    </>
  );
}

function ratesOf(input: ReadRow['input'], currency: string): string {
  const rates = [input.daily_rate, input.weekly_rate, input.monthly_rate];
  return rates.map((rate) => (typeof rate === 'number' ? formatMoney(rate, currency) : '–')).join(', ');
}
