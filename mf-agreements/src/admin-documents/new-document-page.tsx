import { type DocumentInput, type DocumentRecord, documentType } from '@yard/contracts';
import { useCreate } from '@yard/data';
import { PageHeader } from '@yard/ui';
import { DocumentForm } from './document-form';

export default function NewDocumentPage() {
  const create = useCreate<DocumentRecord, DocumentInput>(documentType);
  return (
    <>
      <PageHeader back={{ to: '/documents', label: 'Documents' }} title="New document" />
      <DocumentForm
        label="New document"
        draft="documents/new"
        choosesKind
        initial={{ kind: 'other', name: '', content: '' }}
        submit={create.mutateAsync}
      />
    </>
  );
}
