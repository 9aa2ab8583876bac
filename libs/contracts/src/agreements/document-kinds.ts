export const DOCUMENT_KINDS = [
  'terms_and_conditions',
  'privacy_policy',
  'insurance_disclaimer',
  'rental_agreement',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What the sides of a rental agree to: the documents, and what an accepted change adds to their agreement. */
export const AGREEMENT_KINDS = [...DOCUMENT_KINDS, 'addendum'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];
