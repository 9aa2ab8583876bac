/** What a rental request must hold and a test that makes hundreds does not look at, as columns. */
export const REQUEST_DEFAULTS = {
  deposit_policy_id: 1,
  cancellation_policy_id: 1,
  delivery_enabled: 0,
  agree_to_terms_and_conditions: 1,
  agree_to_privacy_policy: 1,
  agree_to_insurance_disclaimer: 1,
  agree_to_rental_agreement: 1,
  rental_amount: 1,
  delivery_amount: 0,
  address: '400 Depot Street, Austin, TX 78702',
  subtotal: 1,
  deposit_amount: 0,
  delivery_available: 0,
  lines: '[]',
} as const;
