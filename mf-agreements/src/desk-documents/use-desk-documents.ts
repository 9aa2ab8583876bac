import { currentDocuments, DOCUMENT_KINDS, type DocumentRecord, documentType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSearchParams } from 'react-router';
import { kindFrom } from '../reading/kinds';

/** Versions of the documents as the address asks for them: by kind, the newest of each text first. */
export function useDeskDocuments() {
  const [query, setQuery] = useSearchParams();
  const kind = kindFrom(query.get('kind'));
  const page = Number(query.get('page') ?? 1);
  const answer = useRecords(documentType, { kind, page, per_page: 100 });
  useLiveRecords(documentType);

  const set = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (name === 'kind') next.delete('page');
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  return {
    answer,
    kind,
    selected: Number(query.get('document')) || null,
    versions: answer.data && [...answer.data.data].sort(byKindNameAndVersion),
    current: new Set(currentDocuments(answer.data?.data ?? []).map(({ id }) => id)),
    set,
  };
}

function byKindNameAndVersion(one: DocumentRecord, other: DocumentRecord): number {
  return (
    DOCUMENT_KINDS.indexOf(one.kind) - DOCUMENT_KINDS.indexOf(other.kind) ||
    (one.kind === 'other' ? one.name.localeCompare(other.name) : 0) ||
    other.version - one.version
  );
}
