import { type DepositPolicyRecord, depositPolicyType } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { Box } from '@yard/ui';
import { depositWords } from '../policies/policy-words';
import { Article } from '../reading/article';
import { DepositBench } from './deposit-bench';
import { DepositPolicyForm } from './deposit-policy-form';
import { AdminPolicyPage } from './admin-policy-page';

export default function AdminDepositPolicyPage() {
  const { currency } = useSettings();
  const wordsOf = (policy: DepositPolicyRecord) =>
    depositWords(policy, (major) => formatMoney(major, currency));
  return (
    <AdminPolicyPage
      type={depositPolicyType}
      title="Deposit policy"
      lead="The deposit we hold until the machine is returned."
      wordsOf={wordsOf}
      show={(policy) => (
        <>
          <Box as="p">The deposit is {wordsOf(policy)}.</Box>
          {policy.body !== null && <Article html={policy.body} level={3} />}
        </>
      )}
      bench={(policy) => <DepositBench terms={policy} />}
      edit={(policy, close) => <DepositPolicyForm policy={policy} onDone={close} />}
    />
  );
}
