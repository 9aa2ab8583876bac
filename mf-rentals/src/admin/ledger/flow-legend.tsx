import { cx, Money, Row } from '@yard/ui';
import { fillOf, flowWords, FLOWS_IN_ORDER } from './flow-words';
import styles from './plot.module.css';
import type { Flow } from './spans';

type FlowLegendProps = {
  totals: Record<Flow, number>;
  currency: string;
  hidden: ReadonlySet<Flow>;
  onToggle?: (flow: Flow) => void;
};

export function FlowLegend({ totals, currency, hidden, onToggle }: FlowLegendProps) {
  return (
    <Row as="ul" gap={2} wrap bare aria-label="In the whole span">
      {FLOWS_IN_ORDER.map((flow) => {
        const content = <LegendContent flow={flow} total={totals[flow]} currency={currency} />;
        const isHidden = hidden.has(flow);
        return (
          <li key={flow}>
            {onToggle ? (
              <button
                type="button"
                className={cx(styles.flow, isHidden && styles.hidden)}
                aria-pressed={!isHidden}
                onClick={() => onToggle(flow)}
              >
                {content}
              </button>
            ) : (
              <span className={styles.flow}>{content}</span>
            )}
          </li>
        );
      })}
    </Row>
  );
}

function LegendContent({ flow, total, currency }: { flow: Flow; total: number; currency: string }) {
  return (
    <>
      <Swatch flow={flow} />
      <span>{flowWords[flow].label}</span>
      <strong>
        <Money amount={total} currency={currency} exact />
      </strong>
    </>
  );
}

export function Swatch({ flow }: { flow: Flow }) {
  return (
    <svg width={20} height={14} aria-hidden>
      {flow === 'fees' ? (
        <>
          <path d="M0 7h20" stroke="var(--color-ink)" strokeWidth={2} />
          <circle cx={10} cy={7} r={3} fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth={2} />
        </>
      ) : (
        <rect width={20} height={14} rx={3} fill={fillOf(flow)} />
      )}
    </svg>
  );
}
