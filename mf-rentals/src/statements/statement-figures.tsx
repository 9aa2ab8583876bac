import type { StatementRecord } from '@yard/contracts';
import { cx, Money } from '@yard/ui';
import { figuresOf } from './months';
import styles from './statements.module.css';

/** Opening, what moved, closing: side by side where there is room. */
export function StatementFigures({ statement }: { statement: StatementRecord }) {
  return (
    <dl className={styles.figures}>
      {figuresOf(statement).map(({ label, amount, isBalance }) => (
        <div key={label} className={cx(styles.figure, isBalance && styles.balance)}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={statement.currency} exact />
          </dd>
        </div>
      ))}
    </dl>
  );
}
