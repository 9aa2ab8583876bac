import { payoutType, statementType } from '@yard/contracts';
import { useLiveRecords, useRecordCache } from '@yard/data';
import { Container, PageHeader } from '@yard/ui';
import { AccountPanel } from './account-panel';
import { DuePanel } from './due-panel';
import styles from './payouts.module.css';
import { PayoutsList } from './payouts-list';

/** `/payouts`: an owner's money: where it goes, what is due, what was paid. */
export default function PayoutsPage() {
  const statements = useRecordCache(statementType);
  useLiveRecords(payoutType, { saved: statements.refresh });
  return (
    <Container>
      <div className={styles.page}>
        <PageHeader title="Money" lead="What your machines earned, and when it reaches you." />
        <div className={styles.top}>
          <AccountPanel />
          <DuePanel />
        </div>
        <section className={styles.section} aria-labelledby="payouts">
          <h2 id="payouts">Payouts</h2>
          <PayoutsList />
        </section>
      </div>
    </Container>
  );
}
