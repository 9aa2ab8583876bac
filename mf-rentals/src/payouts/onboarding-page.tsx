import { useSettings } from '@yard/remote-kit';
import {
  Page,
  Stack,
  Banner,
  Button,
  ButtonGroup,
  LinkButton,
  PageHeader,
  Panel,
  SkeletonBlock,
  useToast,
} from '@yard/ui';
import { ReturnFromProvider } from './return-from-provider';
import { refusalWords } from '@yard/data';
import { useNavigate } from 'react-router';
import { usePayoutAccount, useSimulatedOnboarding } from './use-payout-account';

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

/** Stands in for the payment provider's own pages, and says so. */
function SimulatedOnboarding() {
  const account = usePayoutAccount();
  const finish = useSimulatedOnboarding();
  const navigate = useNavigate();
  const toast = useToast();
  const complete = () =>
    finish.mutate(undefined, {
      onSuccess: () => {
        toast.show('Your account is ready');
        void navigate('/payouts');
      },
    });
  if (account.isPending) return <SkeletonBlock height={320} />;
  if (account.data?.status === 'ready' && !finish.isSuccess) return <Connected />;
  return (
    <>
      <PageHeader title="Set up payouts" back={{ to: '/payouts', label: 'Earnings' }} />
      <Banner tone="warn" title="Simulated provider">
        This site has no real payment provider, so no money moves. A real one would ask for your name, address
        and bank account here.
      </Banner>
      <Panel title="Your details">
        <Stack gap={4} align="start">
          <p>There’s nothing to fill in. Finish to set up your account.</p>
          {finish.error && (
            <Banner tone="bad" title="We couldn’t finish the setup">
              {refusalWords(finish.error)}
            </Banner>
          )}
          <ButtonGroup>
            <Button kind="primary" busy={finish.isPending} onPress={complete}>
              Finish
            </Button>
            <LinkButton to="/payouts">Not now</LinkButton>
          </ButtonGroup>
        </Stack>
      </Panel>
    </>
  );
}

function Connected() {
  return (
    <>
      <PageHeader
        title="Your bank account is connected"
        lead="We send what you earned when a rental closes."
      />
      <ButtonGroup>
        <LinkButton kind="primary" to="/payouts">
          Back to earnings
        </LinkButton>
      </ButtonGroup>
    </>
  );
}
