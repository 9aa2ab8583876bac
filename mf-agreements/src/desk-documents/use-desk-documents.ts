import {
  currentDocuments,
  DOCUMENT_KINDS,
  documentKindFrom,
  type DocumentRecord,
  documentType,
} from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useUrlFilters } from '@yard/remote-kit';

/** Versions of the documents as the address asks for them, and which of them hold now. */
export function useDeskDocuments() {
  const filters = useUrlFilters('document');
  const kind = documentKindFrom(filters.get('kind'));
  const answer = useRecords(documentType, { kind, page: filters.page, per_page: 100 });
  useLiveRecords(documentType);
  const current = new Set(currentDocuments(answer.data?.data ?? []).map(({ id }) => id));
  return { filters, kind, answer, current };
}

/** By kind, the newest version of each text first. */
export function byKind(versions: readonly DocumentRecord[]): DocumentRecord[] {
  return [...versions].sort(byKindNameAndVersion);
}

function byKindNameAndVersion(one: DocumentRecord, other: DocumentRecord): number {
  return (
    DOCUMENT_KINDS.indexOf(one.kind) - DOCUMENT_KINDS.indexOf(other.kind) ||
    (one.kind === 'other' ? one.name.localeCompare(other.name) : 0) ||
    other.version - one.version
  );
}
