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
        The renter leaves a deposit of{' '}
        <strong>{depositWords(policy, (major) => formatMoney(major, currency))}</strong>. It is no part of the
        price.
      </p>
      <Stack as="section" gap={3} aria-label="What becomes of it">
        <Text as="h2" size={18}>
          What becomes of it
        </Text>
        <Timeline
          events={[
            { id: 'approved', title: 'The owner approves', children: 'The deposit is taken from the card.' },
            {
              id: 'returned',
              title: 'The machine is returned',
              children: `The owner writes down its condition. The renter accepts it, or contests it within ${ANSWER_WITHIN_HOURS} hours.`,
            },
            {
              id: 'closed',
              title: 'The rental is closed',
              children: 'The deposit goes back to the card, less what damage costs.',
            },
          ]}
        />
      </Stack>
      {policy.body !== null && <Article html={policy.body} />}
    </>
  );
}
