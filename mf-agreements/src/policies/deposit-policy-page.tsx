import { ANSWER_WITHIN_HOURS, type DepositPolicyRecord, depositPolicyType } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Stack, Text, Timeline } from '@yard/ui';
import { Article } from '../reading/article';
import { PolicyPage } from './policy-page';
import { depositWords } from './policy-words';
import { usePolicy } from './use-policy';

export default function DepositPolicyPage() {
  return (
    <PolicyPage title="Deposits" query={usePolicy(depositPolicyType)}>
      {(policy) => <DepositPolicy policy={policy} />}
    </PolicyPage>
  );
}

function DepositPolicy({ policy }: { policy: DepositPolicyRecord }) {
  const { currency } = useSettings();
  return (
    <>
      <p>
        The renter pays a deposit of{' '}
        <strong>{depositWords(policy, (major) => formatMoney(major, currency))}</strong>. It’s not part of the
        price.
      </p>
      <Stack as="section" gap={3} aria-label="What happens to it">
        <Text as="h2" size={18}>
          What happens to it
        </Text>
        <Timeline
          events={[
            { id: 'approved', title: 'The owner approves', children: 'The deposit is charged to the card.' },
            {
              id: 'returned',
              title: 'The machine is returned',
              children: `The owner records its condition. The renter accepts it or contests it within ${ANSWER_WITHIN_HOURS} hours.`,
            },
            {
              id: 'closed',
              title: 'The rental is closed',
              children: 'The deposit is refunded to the card, minus the cost of any damage.',
            },
          ]}
        />
      </Stack>
      {policy.body !== null && <Article html={policy.body} />}
    </>
  );
}
