import { useSettings } from '@yard/remote-kit';
import { Page, Stack } from '@yard/ui';
import { ReturnFromProvider } from './return-from-provider';
import { SimulatedOnboarding } from './simulated-onboarding';

/**
 * `/payouts/onboarding`: the simulator's own page in place of the provider's, or where the provider sends one back to.
 */
export default function OnboardingPage() {
  const { payments } = useSettings();
  return (
    <Page narrow>
      <Stack gap={6}>
        {payments.provider === 'simulator' ? <SimulatedOnboarding /> : <ReturnFromProvider />}
      </Stack>
    </Page>
  );
}
