import { payoutType, statementType } from '@yard/contracts';
import { useLiveRecords, useRecordCache } from '@yard/data';
import { Page, PageHeader, SkeletonBlock, Stack } from '@yard/ui';
import { useState } from 'react';
import { AccountPanel } from './account-panel';
import { DuePanel } from './due-panel';
import { PayoutsList } from './payouts-list';
import { useBalance } from './use-balance';
import { usePayoutAccount } from './use-payout-account';
import { useRunningRentals } from './use-running-rentals';

/** `/payouts`: an owner's money: where it goes, what is due, what was paid. */
export default function PayoutsPage() {
  const statements = useRecordCache(statementType);
  useLiveRecords(payoutType, { saved: statements.refresh });
  // Shown all at once: nobody knows how long each part is, and one that comes later would move the next.
  const isPending = [usePayoutAccount(), useBalance(), useRunningRentals()].some((part) => part.isPending);
  const [isSettled, setSettled] = useState(false);
  // Once shown, the parts stay: one that failed loads again when it is mounted, and would be hidden again for that.
  if (!isPending && !isSettled) setSettled(true);
  return (
    <Page>
      <Stack gap={6}>
        <PageHeader title="Earnings" lead="What your machines earned, and when you get paid." />
        {isPending && !isSettled ? (
          <Stack gap={6} role="status" aria-label="Loading">
            <SkeletonBlock height={260} />
            <SkeletonBlock height={340} />
          </Stack>
        ) : (
          <>
            <DuePanel />
            <AccountPanel />
            <Stack as="section" gap={4} aria-labelledby="payouts">
              <h2 id="payouts">Payouts</h2>
              <PayoutsList />
            </Stack>
          </>
        )}
      </Stack>
    </Page>
  );
}
