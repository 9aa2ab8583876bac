import type { PayoutAccountRecord } from '@yard/contracts';
import { refusalWords } from '@yard/data';
import { AnswerFailed } from '@yard/remote-kit';
import { Banner, Button, Panel, Row, SkeletonBlock, Stack, StatusBadge } from '@yard/ui';
import { accountWords } from './payout-words';
import { useOnboardingLink, usePayoutAccount } from './use-payout-account';

export function AccountPanel() {
  const { data: account, error, isFetching, refetch } = usePayoutAccount();
  if (account) return <Account status={account.status} />;
  if (!error) return <SkeletonBlock height={172} />;
  return (
    <Panel title="Payout account">
      <AnswerFailed title="We couldn’t load your payout account" answer={{ error, isFetching, refetch }} />
    </Panel>
  );
}

function Account({ status }: PayoutAccountRecord) {
  const { status: badge, title, text, call } = accountWords[status];
  const link = useOnboardingLink();
  const goOn = () =>
    link.mutate(undefined, { onSuccess: (done) => done && window.location.assign(done.value.url) });
  if (!call) {
    return (
      <Row gap={2} across={3} align="center" wrap size={14}>
        <StatusBadge {...badge} label={title} /> {text}
      </Row>
    );
  }
  return (
    <Panel title="Payout account" aside={<StatusBadge {...badge} />}>
      <Stack gap={4} align="start">
        <p>
          <strong>{title}.</strong> {text}
        </p>
        {link.error && (
          <Banner tone="bad" title="We couldn’t open the provider’s page">
            {refusalWords(link.error)} Nothing has changed. Try again.
          </Banner>
        )}
        <Button
          kind="primary"
          iconEnd="arrow-right"
          busy={link.isPending || Boolean(link.data)}
          onPress={goOn}
        >
          {call}
        </Button>
      </Stack>
    </Panel>
  );
}
