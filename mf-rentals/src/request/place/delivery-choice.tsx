import type { MachineRecord } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { RadioCards } from '@yard/ui';
import { useSettings } from '@yard/remote-kit';
import type { RequestDraft } from '../request-draft';

const PICK_UP = 'pick_up';

export interface DeliveryChoiceProps {
  machine: MachineRecord;
  draft: Pick<RequestDraft, 'delivery_enabled' | 'machine_delivery_option_id'>;
  onChange: (change: Pick<RequestDraft, 'delivery_enabled' | 'machine_delivery_option_id'>) => void;
  error?: string | null;
}

/** Pick-up, or one of the owner's ways to deliver. */
export function DeliveryChoice({ machine, draft, onChange, error }: DeliveryChoiceProps) {
  const { currency, distance_unit } = useSettings();
  const options = machine.delivery_options.map((option) => ({
    value: String(option.id),
    label: option.name,
    aside: formatMoney(option.base_amount, currency),
    detail: `and ${formatMoney(option.amount_per_distance, currency)} per ${distance_unit}, up to ${option.radius} ${distance_unit}`,
  }));
  const where = [machine.city, machine.state].filter(Boolean).join(', ');
  const pickUp = {
    value: PICK_UP,
    label: 'Pick it up yourself',
    aside: 'Free',
    detail: where === '' ? undefined : `In ${where}`,
  };
  return (
    <RadioCards
      label="How does it get there?"
      name="machine_delivery_option_id"
      value={draft.delivery_enabled ? String(draft.machine_delivery_option_id) : PICK_UP}
      onChange={(value) =>
        onChange({
          delivery_enabled: value !== PICK_UP,
          machine_delivery_option_id: value === PICK_UP ? null : Number(value),
        })
      }
      error={error}
      options={[pickUp, ...options]}
    />
  );
}
