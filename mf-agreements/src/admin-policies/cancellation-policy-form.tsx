import { WireError } from '@laravel-wire/client';
import { check, rules, summarize } from '@laravel-wire/core';
import type { CancellationPolicyRecord } from '@yard/contracts';
import { cancellationPolicyRules, cancellationPolicyType, TITLE_MAX } from '@yard/contracts';
import type { ServerForm } from '@yard/data';
import { Box, Button, ButtonGroup, FieldGroup, Grid, IconButton, NumberField, TextField } from '@yard/ui';
import { cancellationWords } from '../policies/policy-words';
import { backwardWords } from './backward-steps';
import { otherFigures } from './other-figures';
import { PolicyFormFrame } from './policy-form-frame';
import { RefundBench } from './refund-bench';
import { finishedTiers } from './refund-spans';
import { type CancellationDraft, draftOf, labelOfField, tiersOf, withoutStep, withStep } from './tier-fields';
import { usePolicyForm } from './use-policy-form';
import styles from './admin-policies.module.css';

const STEPS_MAX = 20;

const spokenRules = rules(cancellationPolicyRules.lines, {
  attributes: {
    'tiers.*.hours_before_start': 'hours',
    'tiers.*.rental_percent': 'rent',
    'tiers.*.delivery_percent': 'delivery',
    'tiers.*.deposit_percent': 'deposit',
  },
});

type CancellationPolicyFormProps = { policy: CancellationPolicyRecord; onDone: () => void };

export function CancellationPolicyForm({ policy, onDone }: CancellationPolicyFormProps) {
  const form = usePolicyForm({
    type: cancellationPolicyType,
    title: 'Put this cancellation policy in force?',
    rules: null,
    policy,
    auditType: 'cancellation_policy',
    valuesOf: draftOf,
    labelOf: labelOfField,
    inputOf: checkedInput,
    doubtsOf,
    wordsOf: (terms) => cancellationWords('steps' in terms ? { ...terms, ...finishedTiers(terms) } : terms),
    onDone,
  });

  return (
    <>
      <PolicyFormFrame
        version={policy.version + 1}
        label="Cancellation policy"
        form={form}
        hint="Shown to renters below the steps."
        doubts={doubtsOf(form.values)}
        onDone={onDone}
      >
        <TextField label="Name" maxLength={TITLE_MAX} {...form.field('name')} required />
        <NumberField
          label="Deposit due, hours before the start"
          hint="Requests without a successful deposit are canceled then."
          whole
          after="hours"
          {...form.field('window_hours')}
          required
        />
        <Steps form={form} />
      </PolicyFormFrame>
      <RefundBench {...finishedTiers(form.values)} />
    </>
  );
}

function Steps({ form }: { form: ServerForm<CancellationDraft> }) {
  const { steps } = form.values;
  return (
    <FieldGroup title="Refund when the renter cancels">
      <Box as="ul" divided bare>
        {Array.from({ length: steps }, (_, step) => (
          <TierRow
            key={step}
            step={step}
            form={form}
            onRemove={steps > 1 ? () => form.set(withoutStep(form.values, step)) : null}
          />
        ))}
      </Box>
      {steps < STEPS_MAX && (
        <ButtonGroup>
          <Button small icon="plus" onPress={() => form.set(withStep(form.values))}>
            Add a step
          </Button>
        </ButtonGroup>
      )}
    </FieldGroup>
  );
}

function doubtsOf(draft: CancellationDraft): string[] {
  const tiers = tiersOf(draft);
  const percents = tiers.flatMap((tier) => [
    tier.rental_percent,
    tier.delivery_percent,
    tier.deposit_percent,
  ]);
  const hours = [draft.window_hours, ...tiers.map((tier) => tier.hours_before_start)];
  return [...backwardWords(tiers), ...otherFigures(draft.body, { percents, hours })];
}

/** @throws WireError when the rules refuse it */
function checkedInput(draft: CancellationDraft): object {
  const { name, window_hours, body, updated_at } = draft;
  const input = { name, window_hours, body: body === '' ? null : body, tiers: tiersOf(draft), updated_at };
  const checked = check(spokenRules, input);
  if (checked.ok) return input;
  throw new WireError('server', summarize(checked.errors), { errors: checked.errors });
}

type TierRowProps = { step: number; form: ServerForm<CancellationDraft>; onRemove: (() => void) | null };

function TierRow({ step, form, onRemove }: TierRowProps) {
  return (
    <Grid as="li" cells={120} gap={3} align="start" padY={3} aria-label={`Step ${step + 1}`}>
      <NumberField label="Hours before" whole {...form.field(`tiers.${step}.hours_before_start`)} />
      <NumberField label="Rent" after="%" {...form.field(`tiers.${step}.rental_percent`)} />
      <NumberField label="Delivery" after="%" {...form.field(`tiers.${step}.delivery_percent`)} />
      <NumberField label="Deposit" after="%" {...form.field(`tiers.${step}.deposit_percent`)} />
      {onRemove && (
        <div className={styles.remove}>
          <IconButton icon="trash" label={`Remove step ${step + 1}`} onPress={onRemove} />
        </div>
      )}
    </Grid>
  );
}
