export const DOCUMENT_KINDS = [
  ...['terms_and_conditions', 'privacy_policy', 'insurance_disclaimer', 'rental_agreement', 'help'],
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Kinds of which every name is a text of its own; of the others one text at a time holds. */
export const NAMED_KINDS: readonly DocumentKind[] = ['help', 'other'];

/** Documents that both sides of a rental agree to, and the addendum that an accepted change adds. */
export const AGREEMENT_KINDS = [...DOCUMENT_KINDS, 'addendum'] as const;
