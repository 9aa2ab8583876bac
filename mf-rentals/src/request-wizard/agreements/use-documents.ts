import { currentDocuments, type DocumentRecord, documentType, rentalRequestType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useQuery } from '@tanstack/react-query';
import { agreedIds } from './use-read-texts';

/** The published texts in force; undefined until they are loaded. */
export function useDocuments() {
  const { data, isError, refetch } = useWholeList(documentType);
  const documents: DocumentRecord[] | undefined = data && currentDocuments(data.data);
  return { documents, versions: data?.data ?? [], failed: isError && !data, retry: refetch };
}

/** True where the reader's last request agreed to these very texts; undefined until that is known. */
export function useAgreedBefore({ documents, failed }: ReturnType<typeof useDocuments>): boolean | undefined {
  const wire = useWire();
  const { data, isPending } = useQuery({
    queryKey: [rentalRequestType.endpoint, 'agreed'],
    queryFn: () => wire.resource(rentalRequestType).list({ role: 'renter', direction: 'desc', per_page: 1 }),
  });
  if (isPending || (!documents && !failed)) return undefined;
  const before = data?.data[0]?.document_agreements.map(({ document_id }) => document_id) ?? [];
  const ids = agreedIds(documents ?? []);
  return ids.length > 0 && ids.every((id) => before.includes(id));
}
