import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import { SEEN_TERMS } from '../rentals/seen-terms';
import { SEEN_SUM } from './payment';
import type { PaymentMethodRecord } from './records';

export const paymentMethodType = defineRecord<PaymentMethodRecord>({
  endpoint: 'api/payment_methods',
  sortBy: 'created_at',
  channel: 'payment_methods',
});

/** The simulator's card form: docs/wire.md section 3. */
export const simulatedCardRules = rules({
  number: 'required|string|regex:/^[0-9 ]{12,23}$/',
  exp_month: 'required|integer|between:1,12',
  exp_year: 'required|integer|between:0,2100',
  cvc: 'required|string|regex:/^[0-9]{3,4}$/',
});
export type SimulatedCardInput = InputOf<typeof simulatedCardRules>;

/** Luhn's check of a card number; spaces do not count. */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/ /g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A year as cards print it: two digits are of this century. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** A card is good to the end of its month. @param today `YYYY-MM-DD` */
export function isExpired(card: { exp_month: number; exp_year: number }, today: string): boolean {
  return (
    `${String(card.exp_year).padStart(4, '0')}-${String(card.exp_month).padStart(2, '0')}` < today.slice(0, 7)
  );
}

/** Body of `POST api/payment_methods/confirmed`: the provider's form was completed in the browser. */
export const confirmedCardRules = rules({ setup_intent_id: `required|string|max:${TITLE_MAX}` });
export type ConfirmedCardInput = InputOf<typeof confirmedCardRules>;

/** Storing a card begins with nothing but the wish. */
export const setUpCardRules = rules({});

/** Body of `default`: what is unpaid of the person's rentals is charged to the card at once. */
export const defaultCardRules = rules({ ...SEEN_SUM, ...SEEN_TERMS });
export type DefaultCardInput = InputOf<typeof defaultCardRules>;
