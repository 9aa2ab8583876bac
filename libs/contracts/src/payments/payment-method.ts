import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { BaseFields } from '../record';

/** A card the user stored with the card provider; the number itself is never known here. */
export interface PaymentMethodRecord extends BaseFields {
  user_id: number;
  stripe_payment_method_id: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  default: boolean;
}

export const paymentMethodType = defineRecord<PaymentMethodRecord>({
  endpoint: 'api/payment_methods',
  sortBy: 'created_at',
  channel: 'payment_methods',
});

/** The simulator's card form: docs/wire.md section 3. */
export const simulatedCardRules = rules({
  number: 'required|string|regex:/^[0-9 ]{12,23}$/',
  exp_month: 'required|integer|between:1,12',
  exp_year: 'required|integer|between:2000,2100',
  cvc: 'required|string|regex:/^[0-9]{3,4}$/',
});
export type SimulatedCardInput = InputOf<typeof simulatedCardRules>;
