import { type InputOf, rules } from '@laravel-wire/core';
import { POSTAL_CODE_MAX, TITLE_MAX } from '../record';

/** Body of `POST api/rental_requests/quote`; a guest has no address and gives lat+lng or a postal code. */
export const quoteRules = rules({
  machine_id: 'required|integer',
  start_date: 'required|date_format:Y-m-d',
  end_date: 'required|date_format:Y-m-d|after_or_equal:start_date',
  machine_delivery_option_id: 'nullable|integer',
  address_id: 'nullable|integer',
  /** Null: without a card, which charges nothing. */
  stripe_payment_method_id: `nullable|string|max:${TITLE_MAX}`,
  lat: 'nullable|required_with:lng|numeric|between:-90,90',
  lng: 'nullable|required_with:lat|numeric|between:-180,180',
  postal_code: `nullable|string|max:${POSTAL_CODE_MAX}`,
});
export type QuoteInput = InputOf<typeof quoteRules>;
