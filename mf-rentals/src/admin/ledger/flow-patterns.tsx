import type { ReactNode } from 'react';
import styles from './plot.module.css';

/** The fills that tell the flows apart without their colours; once on a page, used by legend and plot. */
export function FlowPatterns() {
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
