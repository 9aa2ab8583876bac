import type { LedgerSummary } from '@yard/contracts';
import type { UrlFilters } from '@yard/remote-kit';
import { Hint, Panel, Row, Segmented, SkeletonBlock, Stack } from '@yard/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FlowLegend } from './flow-legend';
import { MoneyTable } from './money-table';
import { barsOf, type Flow, isQuiet, spanDaysOf, SPANS, totals } from './spans';
import styles from './plot.module.css';

/** Height of the plot in pixels, reserved while its code loads so that nothing moves. */
const PLOT_HEIGHT = 320;
const MoneyPlot = lazy(() => import('./money-plot'));

const spans = SPANS.map((value) => ({ value, label: `${value} days` }));
const views = [
  { value: 'plot', label: 'Plot', icon: 'chart' },
  { value: 'table', label: 'Table', icon: 'list' },
] as const;

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
        {view === 'plot' && <Hint>Money in is above the line, money out below it.</Hint>}
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

/** The fills that tell the flows apart without their colours; once on a page, used by legend and plot. */
function FlowPatterns() {
  return (
    <svg className={styles.patterns} width={0} height={0} aria-hidden focusable={false}>
      <defs>
        <Pattern id="flow-deposits" color="var(--color-info)">
          <path d="M-1 1l2-2M0 8l8-8M7 9l2-2" stroke="var(--color-paper)" strokeWidth={1.5} />
        </Pattern>
        <Pattern id="flow-rents" color="var(--color-good)" />
        <Pattern id="flow-refunds" color="var(--color-bad)">
          <circle cx={2} cy={2} r={1.2} fill="var(--color-paper)" />
          <circle cx={6} cy={6} r={1.2} fill="var(--color-paper)" />
        </Pattern>
        <Pattern id="flow-payouts" color="var(--color-ink-soft)">
          <path d="M0 2h8M0 6h8" stroke="var(--color-paper)" strokeWidth={1.5} />
        </Pattern>
      </defs>
    </svg>
  );
}

function Pattern({ id, color, children }: { id: string; color: string; children?: ReactNode }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} fill={color} />
      {children}
    </pattern>
  );
}
