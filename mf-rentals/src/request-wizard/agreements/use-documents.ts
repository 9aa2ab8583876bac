import { currentDocuments, type DocumentRecord, documentType } from '@yard/contracts';
import { useWholeList } from '@yard/data/whole-lists';

/** The published texts in force; undefined until they are loaded. */
export function useDocuments() {
  const { data, isError, refetch } = useWholeList(documentType);
  const documents: DocumentRecord[] | undefined = data && currentDocuments(data.data);
  return { documents, versions: data?.data ?? [], failed: isError && !data, retry: refetch };
}
