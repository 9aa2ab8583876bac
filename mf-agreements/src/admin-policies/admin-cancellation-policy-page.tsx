import { type CancellationPolicyRecord, cancellationPolicyType } from '@yard/contracts';
import { Box } from '@yard/ui';
import { CancellationTiers } from '../policies/cancellation-tiers';
import { hoursInWords } from '../policies/policy-words';
import { Article } from '../reading/article';
import { CancellationPolicyForm } from './cancellation-policy-form';
import { AdminPolicyPage } from './admin-policy-page';
import { RefundBench } from './refund-bench';

export default function AdminCancellationPolicyPage() {
  return (
    <AdminPolicyPage
      type={cancellationPolicyType}
      title="Cancellation policy"
      lead="What we refund when a renter cancels. If the owner or an admin cancels, we refund everything."
      wordsOf={wordsOf}
      show={(policy) => (
        <>
          <CancellationTiers tiers={policy.tiers} />
          <Box as="p">
            A request without a successful deposit is canceled {hoursInWords(policy.window_hours)} before its
            start.
          </Box>
          {policy.body !== null && <Article html={policy.body} level={3} />}
        </>
      )}
      bench={({ tiers }) => <RefundBench tiers={tiers} />}
      edit={(policy, close) => <CancellationPolicyForm policy={policy} onDone={close} />}
    />
  );
}

function wordsOf({ tiers, window_hours }: CancellationPolicyRecord): string {
  const rent = tiers.map((tier) => `${tier.rental_percent}% from ${hoursInWords(tier.hours_before_start)}`);
  return `Rent refunded ${rent.join(', ')}; window ${hoursInWords(window_hours)}`;
}
