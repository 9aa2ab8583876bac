import { type CancellationPolicyRecord, cancellationPolicyType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { SpecSheet, Stack } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './machine.module.css';

type Tier = CancellationPolicyRecord['tiers'][number];

/** The renter's refund by how long before the start they cancel; nothing until it is known. */
export function Cancellation() {
  const { http } = useWire();
  const { data: policy } = useQuery({
    queryKey: [cancellationPolicyType.endpoint, 'in_force'],
    queryFn: () => http.get<CancellationPolicyRecord>(cancellationPolicyType.endpoint),
  });
  if (policy === undefined) return null;
  const tiers = [...policy.tiers].sort((one, other) => other.hours_before_start - one.hours_before_start);
  return (
    <Stack as="section" gap={4} className={styles.terms} aria-labelledby="cancellation">
      <h2 id="cancellation">If you cancel</h2>
      <SpecSheet
        facts={[
          ...tiers.map((tier) => ({ label: beforeWords(tier.hours_before_start), value: refundWords(tier) })),
          { label: 'After that', value: 'No refund' },
          { label: 'If the owner cancels', value: 'Full refund' },
        ]}
      />
    </Stack>
  );
}

function beforeWords(hours: number): string {
  if (hours === 0) return 'Before the start';
  return hours % 24 === 0 && hours > 24
    ? `${hours / 24} days or more before`
    : `${hours} hours or more before`;
}

function refundWords({ rental_percent, delivery_percent, deposit_percent }: Tier): string {
  const shares = Object.entries({
    rental: rental_percent,
    delivery: delivery_percent,
    deposit: deposit_percent,
  });
  if (shares.every(([, percent]) => percent === 100)) return 'Full refund';
  const back = shares.flatMap(([what, percent]) => (percent > 0 ? `${percent}% of the ${what}` : []));
  return back.length > 0 ? back.join(', ') : 'No refund';
}
