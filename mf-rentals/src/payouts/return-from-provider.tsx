import { refusalWords } from '@yard/data';
import { AnswerFailed } from '@yard/remote-kit';
import { Banner, Button, ButtonGroup, LinkButton, PageHeader, SkeletonBlock } from '@yard/ui';
import { accountWords } from './payout-words';
import { useOnboardingLink, usePayoutAccount } from './use-payout-account';

/** Returning from the provider's pages says nothing of the outcome: the server fetches it from there. */
export function ReturnFromProvider() {
  const { data: account, error, isFetching, refetch } = usePayoutAccount();
  const link = useOnboardingLink();
  const goOn = () =>
    link.mutate(undefined, { onSuccess: (done) => done && window.location.assign(done.value.url) });
  const words = account && accountWords[account.status];
  return (
    <>
      <PageHeader title="Payouts" back={{ to: '/payouts', label: 'Earnings' }} />
      {!account && !error && <SkeletonBlock height={120} />}
      {!account && error && (
        <AnswerFailed
          title="We couldn’t reach the provider"
          level={2}
          answer={{ error, isFetching, refetch }}
        />
      )}
      {words && (
        <Banner tone={words.status.tone} title={words.title}>
          {words.text}
        </Banner>
      )}
      {link.error && (
        <Banner tone="bad" title="We couldn’t open the provider’s page">
          {refusalWords(link.error)}
        </Banner>
      )}
      <ButtonGroup>
        {words?.call && (
          <Button kind="primary" busy={link.isPending || Boolean(link.data)} onPress={goOn}>
            {words.call}
          </Button>
        )}
        <LinkButton to="/payouts" kind={words?.call ? 'secondary' : 'primary'}>
          See your earnings
        </LinkButton>
      </ButtonGroup>
    </>
  );
}
