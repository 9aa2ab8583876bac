import { useSettings } from '@yard/remote-kit';
import { Page } from '@yard/ui';
import styles from './payouts.module.css';
import { ReturnFromProvider } from './return-from-provider';
import { SimulatedOnboarding } from './simulated-onboarding';

/**
 * `/payouts/onboarding`: the simulator's own page in place of the provider's, or where the provider sends one back to.
 */
export default function OnboardingPage() {
  const { payments } = useSettings();
  return (
    <Page narrow>
      <div className={styles.page}>
        {payments.provider === 'simulator' ? <SimulatedOnboarding /> : <ReturnFromProvider />}
      </div>
    </Page>
  );
}
