import { cancellationPolicyType } from '@yard/contracts';
import { SkeletonBlock, SpecSheet, Stack } from '@yard/ui';
import { type TierWords, tierWords } from './policy-words';
import { usePolicy } from './use-policy';
import styles from './policies.module.css';

/** The renter's refund by how long before the start they cancel. */
export default function IfYouCancel() {
  const { data: policy, isError } = usePolicy(cancellationPolicyType);
  if (policy === undefined) return isError ? null : <SkeletonBlock height={320} />;
  const facts = tierWords(policy.tiers).map((tier) => ({ label: tier.when, value: refundWords(tier) }));
  return (
    <Stack as="section" gap={4} className={styles.terms} aria-labelledby="cancellation">
      <h2 id="cancellation">If you cancel</h2>
      <SpecSheet facts={[...facts, { label: 'If the owner cancels', value: 'Full refund' }]} />
    </Stack>
  );
}

function refundWords({ rental_percent, delivery_percent, deposit_percent }: TierWords): string {
  const shares = Object.entries({
    rental: rental_percent,
    delivery: delivery_percent,
    deposit: deposit_percent,
  });
  if (shares.every(([, percent]) => percent === 100)) return 'Full refund';
  const back = shares.flatMap(([what, percent]) => (percent > 0 ? `${percent}% of the ${what}` : []));
  return back.length > 0 ? back.join(', ') : 'No refund';
}
