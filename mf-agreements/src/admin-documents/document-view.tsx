import type { DocumentPreview, DocumentRecord } from '@yard/contracts';
import { DOCUMENT_KIND_NAMES, documentType, rentalRequestType } from '@yard/contracts';
import { recordKeys, useRecords, useWire } from '@yard/data';
import { DateText, LoadFailed, SkeletonText, SpecSheet, Stack, Text } from '@yard/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Article } from '../reading/article';
import { DocumentHistory } from './document-history';
import { DocumentStateBadge } from './document-state';

type DocumentViewProps = { document: DocumentRecord; current: ReadonlySet<number> };

export function DocumentView({ document, current }: DocumentViewProps) {
  return (
    <Stack gap={5}>
      <SpecSheet
        facts={[
          { label: 'State', value: <DocumentStateBadge {...{ document, current }} /> },
          { label: 'Kind', value: DOCUMENT_KIND_NAMES[document.kind] },
          { label: 'Version', value: document.version },
          { label: 'Published', value: <DateText dayOnly value={document.published_at} /> },
          { label: 'Written', value: <DateText value={document.created_at} /> },
          { label: 'Agreed to', value: <AgreedTo id={document.id} /> },
          { label: 'By', value: document.user_name ?? 'Came with the installation' },
        ]}
      />
      <DocumentHistory document={document} />
      <Text size={13} soft>
        Sample rental: amount 1,000, deposit 500.
      </Text>
      <section aria-label="Preview" tabIndex={0}>
        <Preview document={document} />
      </section>
    </Stack>
  );
}

function AgreedTo({ id }: { id: number }) {
  const { data } = useRecords(rentalRequestType, { document_id: id, only_total: 1 });
  if (!data) return '–';
  if (data.total === 0) return 'No one yet';
  return (
    <Link to={`/rental_requests?document_id=${id}`}>
      {data.total === 1 ? 'For 1 rental' : `For ${data.total} rentals`}
    </Link>
  );
}

function Preview({ document }: { document: DocumentRecord }) {
  const { http } = useWire();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...recordKeys.record(documentType, document.id), 'preview'],
    queryFn: () => http.post<DocumentPreview>(`${documentType.endpoint}/${document.id}/preview`, {}),
    // A version's text never changes.
    staleTime: Infinity,
    placeholderData: undefined,
  });
  if (data) return <Article html={data.html} level={3} />;
  if (!isError) return <SkeletonText lines={12} />;
  return <LoadFailed title="The preview couldn’t be made" answer={{ isFetching, refetch }} />;
}
