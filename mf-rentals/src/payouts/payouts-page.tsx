import { payoutType, statementType } from '@yard/contracts';
import { useLiveRecords, useRecordCache } from '@yard/data';
import { Page, PageHeader, SkeletonBlock, Stack } from '@yard/ui';
import { useState } from 'react';
import { AccountPanel } from './account-panel';
import { DuePanel } from './due-panel';
import styles from './payouts.module.css';
import { PayoutsList } from './payouts-list';
import { useBalance } from './use-balance';
import { usePayoutAccount } from './use-payout-account';
import { useRunningRentals } from './use-running-rentals';

/** `/payouts`: an owner's money: where it goes, what is due, what was paid. */
export default function PayoutsPage() {
  const statements = useRecordCache(statementType);
  useLiveRecords(payoutType, { saved: statements.refresh });
  // All at once: nobody knows how long each part is, and the next would move with it.
  const isPending = [usePayoutAccount(), useBalance(), useRunningRentals()].some((part) => part.isPending);
  const [isSettled, setSettled] = useState(false);
  // A part that failed is asked again when it is drawn: taking it away meanwhile would ask without end.
  if (!isPending && !isSettled) setSettled(true);
  return (
    <Page>
      <div className={styles.page}>
        <PageHeader title="Earnings" lead="What your machines earned, and when it reaches you." />
        {isPending && !isSettled ? (
          <div className={styles.top} role="status" aria-label="Loading">
            <SkeletonBlock height={128} />
            <SkeletonBlock height={340} />
          </div>
        ) : (
          <Known />
        )}
      </div>
    </Page>
  );
}

function Known() {
  return (
    <>
      <div className={styles.top}>
        <AccountPanel />
        <DuePanel />
      </div>
      <Stack as="section" gap={4} aria-labelledby="payouts">
        <h2 id="payouts">Payouts</h2>
        <PayoutsList />
      </Stack>
    </>
  );
}
