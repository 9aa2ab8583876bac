import { type DepositPolicyRecord, depositPolicyRules, depositPolicyType, TITLE_MAX } from '@yard/contracts';
import type { ServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { FieldRow, MoneyField, NumberField, RadioCards, TextField } from '@yard/ui';
import { DepositBench } from './deposit-bench';
import { PolicyFormFrame } from './policy-form-frame';
import { termsOf } from './sample-deposits';
import { usePolicyForm } from './use-policy-form';

type DepositPolicyFormProps = { policy: DepositPolicyRecord; onDone: () => void };

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

/** All fields of a deposit policy, starting from the one in force. */
export function DepositPolicyForm({ policy, onDone }: DepositPolicyFormProps) {
  const form = usePolicyForm({
    type: depositPolicyType,
    title: 'Put this deposit policy in force?',
    rules: depositPolicyRules,
    policy,
    auditType: 'deposit_policy',
    valuesOf,
    labelOf: (name) => LABELS[name] ?? null,
    inputOf: termsOf,
    onDone,
  });

  return (
    <>
      <PolicyFormFrame
        version={policy.version + 1}
        label="Deposit policy"
        form={form}
        hint="Shown to renters below the terms."
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
      <DepositBench terms={form.values} />
    </>
  );
}

/** A share with its limits, or one amount. */
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
