import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { AMOUNT_MAX, TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';

export interface DeliveryOptionRecord extends BaseFields {
  machine_id: number;
  name: string;
  /** Road distance the option reaches, in the installation's distance unit. */
  radius: number;
  base_amount: number;
  amount_per_distance: number;
}

export const deliveryOptionType = defineRecord<DeliveryOptionRecord>({
  endpoint: 'api/delivery_options',
  sortBy: 'name',
  channel: 'delivery_options',
});

const money = `numeric|decimal:0,2|min:0|max:${AMOUNT_MAX}` as const;

export const deliveryOptionRules = rules({
  name: `required|string|max:${TITLE_MAX}`,
  radius: 'required|numeric|min:0|max:5000',
  base_amount: `required|${money}`,
  amount_per_distance: `required|${money}`,
});
export type DeliveryOptionInput = InputOf<typeof deliveryOptionRules>;

export const updateDeliveryOptionRules = rules({
  name: `sometimes|required|string|max:${TITLE_MAX}`,
  radius: 'sometimes|required|numeric|min:0|max:5000',
  base_amount: `sometimes|required|${money}`,
  amount_per_distance: `sometimes|required|${money}`,
});
export type UpdateDeliveryOptionInput = InputOf<typeof updateDeliveryOptionRules>;
