import { documentType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { LoadFailed, SidePanel, SkeletonPage } from '@yard/ui';
import { useState } from 'react';
import { DocumentActions } from './document-actions';
import { DocumentView } from './document-view';

type DocumentPanelProps = { id: number; current: ReadonlySet<number>; onClose: () => void };

/** A version beside the list: filled with a sample rental, with what can be done with it. */
export function DocumentPanel({ id, current, onClose }: DocumentPanelProps) {
  const { data: document, isError, isFetching, refetch } = useRecord(documentType, id);
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <SidePanel
      title={document?.name ?? 'Document'}
      label="Document"
      onClose={onClose}
      footer={document && <DocumentActions document={document} onRefused={setRefusal} onDeleted={onClose} />}
    >
      {document && <DocumentView document={document} current={current} refusal={refusal} />}
      {!document && !isError && <SkeletonPage />}
      {!document && isError && (
        <LoadFailed title="The document could not be loaded" level={2} answer={{ isFetching, refetch }}>
          It may have been deleted.
        </LoadFailed>
      )}
    </SidePanel>
  );
}
