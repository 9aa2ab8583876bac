import { refusalWords } from '@yard/data';
import { Banner, Button, ButtonGroup, LinkButton, PageHeader, Panel, Stack, useToast } from '@yard/ui';
import { useNavigate } from 'react-router';
import { useSimulatedOnboarding } from './use-payout-account';

/** Stands in for the payment provider's own pages, and says so. */
export function SimulatedOnboarding() {
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
  return (
    <>
      <PageHeader title="Set up payouts" back={{ to: '/payouts', label: 'Earnings' }} />
      <Banner tone="warn" title="Simulated provider">
        No real payment provider is connected to this site, and no money moves. A real one would ask for your
        name, your address and a bank account here.
      </Banner>
      <Panel title="Your details">
        <Stack gap={4} align="start">
          <p>Nothing has to be filled in. Finishing makes your account ready, as the provider would.</p>
          {finish.error && (
            <Banner tone="bad" title="It could not be finished">
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
