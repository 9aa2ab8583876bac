import { documentType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { AwaitedRecord, SidePanel } from '@yard/ui';
import { useState } from 'react';
import { DocumentActions } from './document-actions';
import { DocumentView } from './document-view';

type DocumentPanelProps = { id: number; current: ReadonlySet<number>; onClose: () => void };

/** A version beside the list: filled with a sample rental, with what can be done with it. */
export function DocumentPanel({ id, current, onClose }: DocumentPanelProps) {
  const answer = useRecord(documentType, id);
  const document = answer.data;
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <SidePanel
      title={document?.name ?? 'Document'}
      label="Document"
      onClose={onClose}
      footer={document && <DocumentActions document={document} onRefused={setRefusal} onDeleted={onClose} />}
    >
      {document && <DocumentView document={document} current={current} refusal={refusal} />}
      {!document && (
        <AwaitedRecord title="The document could not be loaded" answer={answer}>
          It may have been deleted.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}
