import { type DepositPolicyRecord, depositPolicyRules, depositPolicyType, TITLE_MAX } from '@yard/contracts';
import { useFiles } from '@yard/files';
import { useSettings } from '@yard/remote-kit';
import {
  Button,
  ButtonGroup,
  FieldRow,
  Form,
  MoneyField,
  NumberField,
  RadioCards,
  Panel,
  RichTextField,
  TextField,
} from '@yard/ui';
import { DepositBench } from './deposit-bench';
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
  const currency = useSettings().currency.toUpperCase();
  const files = useFiles('policies');
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
  const isShare = form.values.kind === 'percent';

  return (
    <>
      <Panel title={`Version ${policy.version + 1}`}>
        <Form onSubmit={form.submit} errors={form.errors} aria-label="Deposit policy">
          <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} />
          <RadioCards
            {...form.field('kind')}
            label="The deposit is"
            options={kinds}
            onChange={(value) => form.set({ kind: value === 'fixed' ? 'fixed' : 'percent' })}
          />
          {isShare ? (
            <>
              <NumberField label="Share of the rent" after="%" {...form.field('percent')} />
              <FieldRow>
                <MoneyField label="At least" optional currency={currency} {...form.field('minimum_amount')} />
                <MoneyField label="At most" optional currency={currency} {...form.field('maximum_amount')} />
              </FieldRow>
            </>
          ) : (
            <MoneyField label="Amount" currency={currency} {...form.field('amount')} />
          )}
          <RichTextField
            label="Explanation"
            hint="Shown to renters below the terms."
            kind="long"
            optional
            rows={6}
            files={files}
            {...form.field('body')}
          />
          <ButtonGroup>
            <Button type="submit" kind="primary" busy={form.busy}>
              Put in force
            </Button>
            <Button onPress={onDone}>Cancel</Button>
          </ButtonGroup>
        </Form>
      </Panel>
      <DepositBench terms={form.values} />
    </>
  );
}
