import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { TITLE_RULES, TITLED } from '../users/name';
import { SEEN_RULES, TITLE_MAX } from '../record';
import type { DocumentRecord } from './records';
import { DOCUMENT_KINDS, type DocumentKind, NAMED_KINDS } from './document-kinds';

/** A kind's name, whatever its document is titled. */
export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = {
  terms_and_conditions: 'Terms and conditions',
  privacy_policy: 'Privacy policy',
  insurance_disclaimer: 'Insurance disclaimer',
  rental_agreement: 'Rental agreement',
  help: 'Help',
  other: 'Other',
};

/** The kind that a path or a choice names, or null. */
export function documentKindFrom(text: string | null | undefined): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => kind === text) ?? null;
}

export const documentType = defineRecord<DocumentRecord>({
  endpoint: 'api/documents',
  sortBy: 'name',
  channel: 'documents',
  filters: rules({ kind: `nullable|string|max:${TITLE_MAX}` }),
});

/** The request's flag that accepts each kind: docs/wire.md section 3. */
export const AGREEMENTS = {
  agree_to_terms_and_conditions: 'terms_and_conditions',
  agree_to_privacy_policy: 'privacy_policy',
  agree_to_insurance_disclaimer: 'insurance_disclaimer',
  agree_to_rental_agreement: 'rental_agreement',
} as const satisfies Record<string, DocumentKind>;
export type AgreementField = keyof typeof AGREEMENTS;

export const AGREED_KINDS: readonly DocumentKind[] = Object.values(AGREEMENTS);

const CONTENT_MAX = 100_000;

export const documentRules = rules(
  {
    kind: `required|string|${ruleIn(DOCUMENT_KINDS)}`,
    name: ['required', ...TITLE_RULES],
    content: `required|string|max:${CONTENT_MAX}`,
  },
  TITLED,
);
export type DocumentInput = InputOf<typeof documentRules>;

/** A version keeps its kind: what renters agreed to stays what it was. */
export const updateDocumentRules = rules(
  {
    name: ['sometimes', 'required', ...TITLE_RULES],
    content: `sometimes|required|string|max:${CONTENT_MAX}`,
    ...SEEN_RULES,
  },
  TITLED,
);
export type UpdateDocumentInput = InputOf<typeof updateDocumentRules>;

/** `sample`: values by placeholder in place of the usual sample's. */
export const previewDocumentRules = rules({ sample: 'nullable' });

type Version = Pick<DocumentRecord, 'kind' | 'name' | 'version'> & { published_at: unknown };

/** The text that holds of each kind: the highest published version. An admin's list has the others too. */
export function currentDocuments<T extends Version>(documents: readonly T[]): T[] {
  const current = new Map<string, T>();
  for (const document of documents) {
    if (!document.published_at) continue;
    const text = textOf(document);
    const known = current.get(text);
    if (!known || document.version > known.version) current.set(text, document);
  }
  return [...current.values()];
}

export const inForce = (versions: readonly (Version & { id: number })[]): ReadonlySet<number> =>
  new Set(currentDocuments(versions).map(({ id }) => id));

/** Identifies the text that versions belong to: by its kind, and help and other texts by their name too. */
export function textOf(document: Pick<DocumentRecord, 'kind' | 'name'>): string {
  return NAMED_KINDS.includes(document.kind) ? `${document.kind}:${document.name}` : document.kind;
}
