import { currentDocuments, type DocumentRecord, documentType } from '@yard/contracts';
import { useRecords } from '@yard/data';

/** The published texts that hold now; undefined until they are known. */
export function useDocuments() {
  const { data, isError, refetch } = useRecords(documentType, { per_page: 100 });
  const documents: DocumentRecord[] | undefined = data && currentDocuments(data.data);
  return { documents, failed: isError && !data, retry: () => void refetch() };
}
