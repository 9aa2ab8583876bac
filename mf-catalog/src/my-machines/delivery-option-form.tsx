import type { DeliveryOptionRecord } from '@yard/contracts';
import { deliveryOptionRules, deliveryOptionType, updateDeliveryOptionRules } from '@yard/contracts';
import { useServerForm } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { FieldRow, Form, MoneyField, NumberField, Submit, TextField } from '@yard/ui';
import { useMachineParts } from './use-machine-parts';

type DeliveryOptionFormProps = { machineId: number; option: DeliveryOptionRecord | null; onDone: () => void };

export function DeliveryOptionForm({ machineId, option, onDone }: DeliveryOptionFormProps) {
  const { currency, distance_unit } = useSettings();
  const parts = useMachineParts(machineId, deliveryOptionType);
  const form = useServerForm({
    rules: option ? updateDeliveryOptionRules : deliveryOptionRules,
    initial: {
      name: option?.name ?? '',
      radius: option?.radius ?? null,
      base_amount: option?.base_amount ?? null,
      amount_per_distance: option?.amount_per_distance ?? null,
    },
    submit: (values) => (option ? parts.update(option.id, values) : parts.create(values)),
    onSuccess: onDone,
    draft: `machines/${machineId}/delivery_options/${option?.id ?? 'new'}`,
  });

  return (
    <Form of={form} aria-label="Delivery">
      <TextField label="Name" placeholder="Lowboy within the county" {...form.field('name')} />
      <NumberField
        label="Reaches"
        after={distance_unit}
        hint="By road from the machine’s address."
        {...form.field('radius')}
      />
      <FieldRow>
        <MoneyField label="Base price" currency={currency} {...form.field('base_amount')} />
        <MoneyField
          label={`Per ${distance_unit}`}
          currency={currency}
          {...form.field('amount_per_distance')}
        />
      </FieldRow>
      <Submit of={form} label="Save delivery" />
    </Form>
  );
}
