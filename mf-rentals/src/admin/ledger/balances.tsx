import { LEDGER_ACCOUNTS, type LedgerSummary } from '@yard/contracts';
import { Hint, Money, Text } from '@yard/ui';
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
            <Text as="span" size={22} weight={650}>
              <Money amount={balances[account]} currency={currency} exact />
            </Text>
            <Hint as="span">{accountWords[account].explanation}</Hint>
          </dd>
        </div>
      ))}
    </dl>
  );
}
