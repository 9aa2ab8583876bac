import type { DocumentPreview, DocumentRecord } from '@yard/contracts';
import { documentType } from '@yard/contracts';
import { recordKeys, useWire } from '@yard/data';
import { useQuery } from '@tanstack/react-query';

export function useDocumentPreview({ id }: Pick<DocumentRecord, 'id'>) {
  const wire = useWire();
  return useQuery({
    queryKey: [...recordKeys.record(documentType, id), 'preview'],
    queryFn: () => wire.http.post<DocumentPreview>(`${documentType.endpoint}/${id}/preview`, {}),
    // A version's text never changes.
    staleTime: Infinity,
    placeholderData: undefined,
  });
}
