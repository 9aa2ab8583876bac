import { ANSWER_WITHIN_HOURS, type DepositPolicyRecord, depositPolicyType } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Box, Timeline } from '@yard/ui';
import { Article } from '../reading/article';
import styles from '../reading/reading.module.css';
import { PolicyPage } from './policy-page';
import { depositWords } from './policy-words';
import { usePolicy } from './use-policy';

/** How much the deposit is, and what becomes of it. */
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
      <Box as="p">
        The renter leaves a deposit of{' '}
        <strong>{depositWords(policy, (major) => formatMoney(major, currency))}</strong>. It is no part of the
        price.
      </Box>
      <section className={styles.section} aria-label="What becomes of it">
        <h2>What becomes of it</h2>
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
      </section>
      {policy.body !== null && <Article html={policy.body} />}
    </>
  );
}
