import type { LedgerSummary } from '@yard/contracts';
import { Banner } from '@yard/ui';
import styles from './ledger.module.css';

/** What checking the books against payments, refunds and payouts found. */
export function LedgerCheck({ check }: Pick<LedgerSummary, 'check'>) {
  if (check.ok) {
    return (
      <Banner tone="good" title="The books are balanced">
        Every entry sums to zero and agrees with its payment, refund or payout.
      </Banner>
    );
  }
  return (
    <Banner tone="bad" title="The books do not agree">
      <ul className={styles.differences}>
        {check.differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </Banner>
  );
}
