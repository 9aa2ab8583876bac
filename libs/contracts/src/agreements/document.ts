import { defineRecord, rules } from '@laravel-wire/core';
import type { BaseFields } from '../record';

export const DOCUMENT_KINDS = [
  'terms_and_conditions',
  'privacy_policy',
  'insurance_disclaimer',
  'rental_agreement',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface DocumentRecord extends BaseFields {
  kind: DocumentKind;
  name: string;
  /** HTML with placeholders, made safe on the server. */
  content: string;
  version: number;
  published_at: string | null;
}

export const documentType = defineRecord<DocumentRecord>({
  endpoint: 'api/documents',
  sortBy: 'name',
  channel: 'documents',
  filters: rules({ kind: 'nullable|string|max:255' }),
});

/** The request's flag that accepts each kind: docs/wire.md section 3. */
export const AGREEMENTS = {
  agree_to_terms_and_conditions: 'terms_and_conditions',
  agree_to_privacy_policy: 'privacy_policy',
  agree_to_insurance_disclaimer: 'insurance_disclaimer',
  agree_to_rental_agreement: 'rental_agreement',
} as const satisfies Record<string, DocumentKind>;
export type AgreementField = keyof typeof AGREEMENTS;
