import { LEDGER_ACCOUNTS, type LedgerSummary } from '@yard/contracts';
import { Money } from '@yard/ui';
import { accountWords } from './entry-words';
import styles from './ledger.module.css';

/** The four accounts as they stand, each with what it means. */
export function Balances({ balances, currency }: Pick<LedgerSummary, 'balances' | 'currency'>) {
  return (
    <dl className={styles.balances} aria-label="Balances">
      {LEDGER_ACCOUNTS.map((account) => (
        <div key={account} className={styles.balance}>
          <dt>{accountWords[account].label}</dt>
          <dd>
            <span className={styles.figure}>
              <Money amount={balances[account]} currency={currency} exact />
            </span>
            <span className={styles.soft}>{accountWords[account].explanation}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
