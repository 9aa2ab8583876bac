import type { LedgerSummary } from '@yard/contracts';
import type { UrlFilters } from '@yard/remote-kit';
import { Hint, Panel, Row, Segmented, SkeletonBlock, Stack } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import { FlowLegend } from './flow-legend';
import { FlowPatterns } from './flow-patterns';
import { MoneyTable } from './money-table';
import { barsOf, type Flow, isQuiet, SPANS, spanDaysOf, totals } from './spans';

/** As high as the plot, so that nothing moves when its code is there. */
const PLOT_HEIGHT = 320;
const MoneyPlot = lazy(() => import('./money-plot'));

const spans = SPANS.map((value) => ({ value, label: `${value} days` }));
const views = [
  { value: 'plot', label: 'Plot', icon: 'chart' },
  { value: 'table', label: 'Table', icon: 'list' },
] as const;

/** Money by day: plot or table, over a span; both choices are in the address. */
export function MoneyByDay({ summary, filters }: { summary: LedgerSummary; filters: UrlFilters }) {
  const { hidden, toggle } = useHiddenFlows();
  const { days, currency } = summary;
  const view = filters.get('view') === 'table' ? 'table' : 'plot';
  const bars = barsOf(days, currency);

  return (
    <Panel title={bars.length === days.length ? 'Money by day' : 'Money by week'}>
      <Stack gap={4}>
        <Choices filters={filters} view={view} />
        <FlowPatterns />
        <FlowLegend
          totals={totals(days, currency)}
          currency={currency}
          hidden={hidden}
          onToggle={view === 'plot' ? toggle : undefined}
        />
        {view === 'table' && <MoneyTable bars={bars.filter((bar) => !isQuiet(bar))} currency={currency} />}
        {view === 'plot' && <Hint>Above the line is what came in, below it what went out.</Hint>}
        {view === 'plot' && (
          <Suspense fallback={<SkeletonBlock height={PLOT_HEIGHT} />}>
            <MoneyPlot bars={bars} currency={currency} hidden={hidden} height={PLOT_HEIGHT} />
          </Suspense>
        )}
      </Stack>
    </Panel>
  );
}

function Choices({ filters, view }: { filters: UrlFilters; view: 'plot' | 'table' }) {
  return (
    <Row gap={3} justify="between" wrap>
      <Segmented
        label="Span"
        segments={spans}
        value={spanDaysOf(filters.get('days'))}
        onChange={(value) => filters.set({ days: value })}
      />
      <Segmented
        label="Shown as"
        segments={views}
        value={view}
        onChange={(value) => filters.set({ view: value === 'table' ? value : null })}
      />
    </Row>
  );
}

function useHiddenFlows() {
  const [hidden, setHidden] = useState<ReadonlySet<Flow>>(new Set());
  const toggle = (flow: Flow) =>
    setHidden(
      (before) => new Set(before.has(flow) ? [...before].filter((one) => one !== flow) : [...before, flow]),
    );
  return { hidden, toggle };
}
