import { DOCUMENT_KINDS, type DocumentKind } from '@yard/contracts';

/** What each kind of document is called, whatever name its text has. */
export const kindNames: Record<DocumentKind, string> = {
  terms_and_conditions: 'Terms and conditions',
  privacy_policy: 'Privacy policy',
  insurance_disclaimer: 'Insurance disclaimer',
  rental_agreement: 'Rental agreement',
  other: 'Other',
};

/** The kind that a path or a choice names, or null. */
export function kindFrom(text: string | null | undefined): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => kind === text) ?? null;
}
