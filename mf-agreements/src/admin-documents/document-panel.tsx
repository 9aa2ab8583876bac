import { type DocumentRecord, documentType, inForce } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { useMay } from '@yard/session';
import { AwaitedRecord, SidePanel } from '@yard/ui';
import { DocumentActions } from './document-actions';
import { DocumentView } from './document-view';
import { successorOf } from './use-admin-documents';

type DocumentPanelProps = {
  id: number;
  versions: readonly DocumentRecord[] | undefined;
  onClose: () => void;
};

export function DocumentPanel({ id, versions, onClose }: DocumentPanelProps) {
  const answer = useRecord(documentType, id);
  const document = answer.data;
  const current = inForce(versions ?? []);
  const mayChange = useMay('catalogue');
  return (
    <SidePanel
      title={document?.name ?? 'Document'}
      label="Document"
      onClose={onClose}
      footer={
        document &&
        versions &&
        mayChange && (
          <DocumentActions
            document={document}
            isInForce={current.has(document.id)}
            successor={successorOf(document, versions)}
            onDeleted={onClose}
          />
        )
      }
    >
      {document && <DocumentView document={document} current={current} />}
      {!document && (
        <AwaitedRecord title="We couldn’t load the document" answer={answer}>
          It may have been deleted.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}
