import { cancellationPolicyType } from '@yard/contracts';
import { Box } from '@yard/ui';
import { CancellationTiers } from '../policies/cancellation-tiers';
import { cancellationWords, hoursInWords } from '../policies/policy-words';
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
      wordsOf={cancellationWords}
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
