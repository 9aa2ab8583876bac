import {
  Bar as PlotBar,
  CartesianGrid,
  ComposedChart,
  type DotItemDotProps,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDate } from '@yard/dates';
import { Box } from '@yard/ui';
import { fillOf, flowWords, shortMoney } from './flow-words';
import styles from './plot.module.css';
import { PlotTooltip } from './plot-tooltip';
import type { Bar, Flow } from './spans';

export interface MoneyPlotProps {
  bars: readonly Bar[];
  currency: string;
  hidden: ReadonlySet<Flow>;
  height: number;
}

const BARS = ['deposits', 'rents', 'refunds', 'payouts'] as const;

/** Money in above the line, money out below it, our fees as a line. Arrow keys read it bar by bar. */
export default function MoneyPlot({ bars, currency, hidden, height }: MoneyPlotProps) {
  return (
    <Box figures className={styles.plot}>
      <ResponsiveContainer width="100%" height={height}>
        <ComposedChart
          data={bars.map(outgoingBelow)}
          stackOffset="sign"
          title="Money in above the line, money out below it"
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <Axes currency={currency} />
          <ReferenceLine y={0} stroke="var(--color-line-strong)" />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-surface-3)', opacity: 0.5 }}
            content={({ active, label }) =>
              active && <PlotTooltip bar={bars.find(({ date }) => date === label)} currency={currency} />
            }
          />
          <Flows hidden={hidden} />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}

function Axes({ currency }: { currency: string }) {
  return (
    <>
      <XAxis
        dataKey="date"
        tickFormatter={(date: string) => formatDate(date, 'short')}
        tick={tick}
        tickLine={false}
        axisLine={false}
        minTickGap={24}
      />
      <YAxis
        width={56}
        tickFormatter={(amount: number) => shortMoney(Math.abs(amount), currency)}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
    </>
  );
}

function Flows({ hidden }: { hidden: ReadonlySet<Flow> }) {
  return (
    <>
      {BARS.filter((flow) => !hidden.has(flow)).map((flow) => (
        <PlotBar
          key={flow}
          dataKey={flow}
          name={flowWords[flow].label}
          stackId="money"
          fill={fillOf(flow)}
          maxBarSize={28}
          isAnimationActive={false}
        />
      ))}
      {!hidden.has('fees') && (
        <Line
          dataKey="fees"
          name={flowWords.fees.label}
          stroke="var(--color-ink)"
          strokeWidth={2}
          dot={FeeDot}
          isAnimationActive={false}
        />
      )}
    </>
  );
}

const tick = { fill: 'var(--color-ink-soft)', fontSize: 13 };

/** A mark where there was a fee: on quiet days the line alone is enough. */
function FeeDot({ cx, cy, value }: DotItemDotProps) {
  if (!value) return <g />;
  return <circle cx={cx} cy={cy} r={3} fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth={2} />;
}

const outgoingBelow = (bar: Bar): Bar => ({ ...bar, refunds: -bar.refunds, payouts: -bar.payouts });
