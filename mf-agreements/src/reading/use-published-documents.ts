import { currentDocuments, type DocumentKind, documentType } from '@yard/contracts';
import { useRecords } from '@yard/data';

/** The texts that hold now; of one kind, or of all. An admin's answer has other versions too: they are left out. */
export function usePublishedDocuments(kind: DocumentKind | null) {
  const answer = useRecords(documentType, { kind, per_page: 100 });
  return { ...answer, documents: answer.data && currentDocuments(answer.data.data) };
}
