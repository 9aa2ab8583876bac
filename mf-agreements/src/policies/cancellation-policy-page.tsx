import { type CancellationPolicyRecord, cancellationPolicyType } from '@yard/contracts';
import { Box } from '@yard/ui';
import { Article } from '../reading/article';
import styles from '../reading/reading.module.css';
import { CancellationTiers } from './cancellation-tiers';
import { PolicyPage } from './policy-page';
import { hoursInWords } from './policy-words';
import { usePolicy } from './use-policy';

/** What comes back when a rental is cancelled, and when one is cancelled by itself. */
export default function CancellationPolicyPage() {
  return (
    <PolicyPage title="Cancelling a rental" query={usePolicy(cancellationPolicyType)}>
      {(policy) => <CancellationPolicy policy={policy} />}
    </PolicyPage>
  );
}

function CancellationPolicy({ policy }: { policy: CancellationPolicyRecord }) {
  return (
    <>
      <section className={styles.section} aria-label="When the renter cancels">
        <h2>When the renter cancels</h2>
        <Box as="p">How much of each comes back, by when the renter cancels:</Box>
        <CancellationTiers tiers={policy.tiers} />
      </section>
      <section className={styles.section} aria-label="When the owner cancels">
        <h2>When the owner or Yard cancels</h2>
        <Box as="p">Everything comes back: rent, delivery and deposit.</Box>
      </section>
      <section className={styles.section} aria-label="Without a deposit">
        <h2>Without a deposit</h2>
        <Box as="p">{withoutDeposit(policy.window_hours)}</Box>
      </section>
      {policy.body !== null && <Article html={policy.body} />}
    </>
  );
}

function withoutDeposit(windowHours: number): string {
  const until = windowHours === 0 ? 'the start' : `${hoursInWords(windowHours)} before the start`;
  return `If the deposit could not be taken by ${until}, the request is cancelled and the days are free again.`;
}
