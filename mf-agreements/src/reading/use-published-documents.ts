import { currentDocuments, type DocumentKind, documentType } from '@yard/contracts';
import { useWholeList } from '@yard/data/whole-lists';

/** The texts in force, of one kind or of all. An admin's answer has other versions too: they are left out. */
export function usePublishedDocuments(kind: DocumentKind | null) {
  const answer = useWholeList(documentType, { kind });
  return { ...answer, documents: answer.data && currentDocuments(answer.data.data) };
}
