import { WireError } from '@laravel-wire/client';
import type { DepositPolicyRecord } from '@yard/contracts';
import { boundsRefusal, depositPolicyRules, depositPolicyType, TITLE_MAX } from '@yard/contracts';
import type { ServerForm } from '@yard/data';
import { formatMoney } from '@kit/money';
import { useSettings } from '@yard/remote-kit';
import { FieldRow, MoneyField, NumberField, RadioCards, TextField } from '@yard/ui';
import { depositWords } from '../policies/policy-words';
import { DepositBench } from './deposit-bench';
import { otherFigures } from './other-figures';
import { PolicyFormFrame } from './policy-form-frame';
import { termsOf } from './sample-deposits';
import { usePolicyForm } from './use-policy-form';

const kinds = [
  { value: 'percent', label: 'A share of the rent', detail: 'Between two limits, if you like' },
  { value: 'fixed', label: 'The same for every rental' },
];

const LABELS: Record<string, string> = {
  name: 'Name',
  kind: 'The deposit is',
  amount: 'Amount',
  percent: 'Share of the rent, %',
  minimum_amount: 'At least',
  maximum_amount: 'At most',
  body: 'Explanation',
};

function valuesOf(policy: DepositPolicyRecord) {
  const { name, kind, amount, percent, minimum_amount, maximum_amount, body, updated_at } = policy;
  return { name, kind, amount, percent, minimum_amount, maximum_amount, body: body ?? '', updated_at };
}

export function DepositPolicyForm({ policy, onDone }: { policy: DepositPolicyRecord; onDone: () => void }) {
  const { currency } = useSettings();
  const form = usePolicyForm({
    type: depositPolicyType,
    title: 'Put this deposit policy in force?',
    rules: depositPolicyRules,
    policy,
    auditType: 'deposit_policy',
    valuesOf,
    labelOf: (name) => LABELS[name] ?? null,
    inputOf: checkedInput,
    doubtsOf,
    wordsOf: (terms) => depositWords(termsOf(terms), (major) => formatMoney(major, currency)),
    onDone,
  });

  const isUnread = Object.keys(form.unread.texts).length > 0;
  return (
    <>
      <PolicyFormFrame
        version={policy.version + 1}
        label="Deposit policy"
        form={form}
        hint="Shown to renters below the terms."
        doubts={doubtsOf(form.values)}
        onDone={onDone}
      >
        <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} />
        <RadioCards
          {...form.field('kind')}
          label="The deposit is"
          options={kinds}
          onChange={(value) => form.set({ kind: value === 'fixed' ? 'fixed' : 'percent' })}
        />
        <Terms form={form} />
      </PolicyFormFrame>
      <DepositBench terms={isUnread ? null : form.values} />
    </>
  );
}

/** @throws WireError when the rules refuse it */
function checkedInput(draft: ReturnType<typeof valuesOf>) {
  const terms = termsOf(draft);
  const refusal = boundsRefusal(terms);
  if (refusal) throw new WireError('server', refusal, { errors: { maximum_amount: [refusal] } });
  return terms;
}

function doubtsOf(draft: ReturnType<typeof valuesOf>): string[] {
  const { percent, amount, minimum_amount, maximum_amount } = termsOf(draft);
  return otherFigures(draft.body, { percents: [percent], amounts: [amount, minimum_amount, maximum_amount] });
}

function Terms({ form }: { form: ServerForm<ReturnType<typeof valuesOf>> }) {
  const currency = useSettings().currency.toUpperCase();
  if (form.values.kind !== 'percent') {
    return <MoneyField label="Amount" currency={currency} {...form.field('amount')} />;
  }
  return (
    <>
      <NumberField label="Share of the rent" after="%" {...form.field('percent')} />
      <FieldRow>
        <MoneyField label="At least" optional currency={currency} {...form.field('minimum_amount')} />
        <MoneyField label="At most" optional currency={currency} {...form.field('maximum_amount')} />
      </FieldRow>
    </>
  );
}
