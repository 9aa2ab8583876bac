import { type Column, EmptyState, Money, Table, Text } from '@yard/ui';
import { flowWords, FLOWS_IN_ORDER } from './flow-words';
import type { Bar } from './spans';

export function MoneyTable({ bars, currency }: { bars: readonly Bar[]; currency: string }) {
  const columns: Column<Bar>[] = [
    {
      key: 'date',
      label: 'When',
      render: ({ label }) => (
        <Text as="span" nowrap>
          {label}
        </Text>
      ),
    },
    ...FLOWS_IN_ORDER.map((flow): Column<Bar> => ({
      key: flow,
      label: flowWords[flow].label,
      align: 'end',
      render: (bar) => <Money amount={bar[flow] === 0 ? null : bar[flow]} currency={currency} exact />,
    })),
  ];
  return (
    <Table
      label="The plot’s figures"
      columns={columns}
      rows={[...bars].reverse()}
      rowKey={({ date }) => date}
      empty={
        <EmptyState icon="chart" title="No money moved on these days">
          Choose a longer span.
        </EmptyState>
      }
    />
  );
}
