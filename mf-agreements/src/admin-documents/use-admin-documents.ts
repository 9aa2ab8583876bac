import {
  currentDocuments,
  DOCUMENT_KINDS,
  documentKindFrom,
  type DocumentRecord,
  documentType,
  inForce,
  textOf,
} from '@yard/contracts';
import { useLiveRecords } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useUrlFilters } from '@yard/remote-kit';

export function useAdminDocuments() {
  const filters = useUrlFilters('document');
  const kind = documentKindFrom(filters.get('kind'));
  const answer = useWholeList(documentType, { kind });
  useLiveRecords(documentType);
  const versions = answer.data?.data;
  return { filters, kind, answer, versions, current: inForce(versions ?? []) };
}

/** The version that is in force again when this one goes; null where this one is not, or nothing else would be. */
export function successorOf(
  document: DocumentRecord,
  versions: readonly DocumentRecord[],
): DocumentRecord | null {
  if (!inForce(versions).has(document.id)) return null;
  const left = currentDocuments(versions.filter(({ id }) => id !== document.id));
  return left.find((other) => textOf(other) === textOf(document)) ?? null;
}

export function byKind(versions: readonly DocumentRecord[]): DocumentRecord[] {
  return [...versions].sort(byKindNameAndVersion);
}

function byKindNameAndVersion(one: DocumentRecord, other: DocumentRecord): number {
  return (
    DOCUMENT_KINDS.indexOf(one.kind) - DOCUMENT_KINDS.indexOf(other.kind) ||
    textOf(one).localeCompare(textOf(other)) ||
    other.version - one.version
  );
}
