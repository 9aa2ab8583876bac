export const DOCUMENT_KINDS = [
  'terms_and_conditions',
  'privacy_policy',
  'insurance_disclaimer',
  'rental_agreement',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
