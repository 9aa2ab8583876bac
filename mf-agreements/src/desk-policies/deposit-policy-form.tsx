import {
  DETAILS_MAX,
  type DepositPolicyRecord,
  depositPolicyRules,
  depositPolicyType,
} from '@yard/contracts';
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
  TextArea,
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

/** All fields of a deposit policy, starting from the one in force. */
export function DepositPolicyForm({ policy, onDone }: DepositPolicyFormProps) {
  const currency = useSettings().currency.toUpperCase();
  const { name, kind, amount, percent, minimum_amount, maximum_amount, body } = policy;
  const form = usePolicyForm({
    type: depositPolicyType,
    title: 'Put this deposit policy in force?',
    rules: depositPolicyRules,
    initial: { name, kind, amount, percent, minimum_amount, maximum_amount, body: body ?? '' },
    inputOf: termsOf,
    onDone,
  });
  const isShare = form.values.kind === 'percent';

  return (
    <>
      <Panel title={`Version ${policy.version + 1}`}>
        <Form onSubmit={form.submit} errors={form.errors} aria-label="Deposit policy">
          <TextField label="Name" maxLength={255} {...form.field('name')} />
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
          <TextArea
            label="Explanation"
            hint="HTML. Shown to renters below the terms."
            optional
            rows={6}
            maxLength={DETAILS_MAX}
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
