import { defineResource } from '../define-resource';
import { money, number, type RecordOf, text, whole } from '../fields';
import { AMOUNT_MAX } from '../record';
import { TITLE_RULES } from '../users/name';
import { machinePart } from './machine-part';

const amount = `required|numeric|decimal:0,2|min:0|max:${AMOUNT_MAX}` as const;

export const deliveryOptions = defineResource({
  name: 'delivery_option',
  endpoint: 'api/delivery_options',
  within: machinePart,
  fields: {
    machine_id: whole,
    name: text,
    /** Road distance the option reaches, in the installation's distance unit. */
    radius: number(1),
    base_amount: money,
    amount_per_distance: money,
  },
  input: {
    name: ['required', ...TITLE_RULES],
    radius: 'required|numeric|min:0|max:5000',
    base_amount: amount,
    amount_per_distance: amount,
  },
  sortBy: 'name',
});

export const {
  type: deliveryOptionType,
  rules: deliveryOptionRules,
  updateRules: updateDeliveryOptionRules,
} = deliveryOptions;
export type DeliveryOptionRecord = RecordOf<typeof deliveryOptions>;
