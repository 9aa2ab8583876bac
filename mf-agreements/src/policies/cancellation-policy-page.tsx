import { type CancellationPolicyRecord, cancellationPolicyType } from '@yard/contracts';
import { Stack, Text } from '@yard/ui';
import { Article } from '../reading/article';
import { CancellationTiers } from './cancellation-tiers';
import { PolicyPage } from './policy-page';
import { hoursInWords } from './policy-words';
import { usePolicy } from './use-policy';

export default function CancellationPolicyPage() {
  return (
    <PolicyPage title="Canceling a rental" query={usePolicy(cancellationPolicyType)}>
      {(policy) => <CancellationPolicy policy={policy} />}
    </PolicyPage>
  );
}

function CancellationPolicy({ policy }: { policy: CancellationPolicyRecord }) {
  return (
    <>
      <Stack as="section" gap={3} aria-label="When the renter cancels">
        <Text as="h2" size={18}>
          When the renter cancels
        </Text>
        <p>How much the renter gets back, by when they cancel:</p>
        <CancellationTiers tiers={policy.tiers} />
      </Stack>
      <Stack as="section" gap={3} aria-label="When the owner cancels">
        <Text as="h2" size={18}>
          When the owner or Yard cancels
        </Text>
        <p>The renter gets everything back: rent, delivery and deposit.</p>
      </Stack>
      <Stack as="section" gap={3} aria-label="Without a deposit">
        <Text as="h2" size={18}>
          Without a deposit
        </Text>
        <p>{withoutDeposit(policy.window_hours)}</p>
      </Stack>
      {policy.body !== null && <Article html={policy.body} />}
    </>
  );
}

function withoutDeposit(windowHours: number): string {
  const until = windowHours === 0 ? 'the start' : `${hoursInWords(windowHours)} before the start`;
  return `If the deposit isn’t paid by ${until}, we cancel the request and the days are free again.`;
}
