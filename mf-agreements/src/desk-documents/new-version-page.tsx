import { type DocumentRecord, documentType, type UpdateDocumentInput } from '@yard/contracts';
import { useRecord, useUpdate } from '@yard/data';
import { ErrorState, LinkButton, PageHeader, SkeletonPage } from '@yard/ui';
import { useParams } from 'react-router';
import { kindNames } from '../reading/kinds';
import { DocumentForm } from './document-form';

/** Writes the next version of a text, starting from one that there is. */
export default function NewVersionPage() {
  const { id = '' } = useParams();
  const known = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const { data: document, isError, isFetching, refetch } = useRecord(documentType, known);
  if (document) return <NewVersion key={document.id} document={document} />;
  if (known !== null && !isError) return <SkeletonPage />;
  return (
    <ErrorState
      title="The document could not be loaded"
      level={1}
      onRetry={known === null ? undefined : () => void refetch()}
      retrying={isFetching}
      action={<LinkButton to="/documents">All documents</LinkButton>}
    >
      It may have been deleted.
    </ErrorState>
  );
}

function NewVersion({ document }: { document: DocumentRecord }) {
  const update = useUpdate<DocumentRecord, UpdateDocumentInput>(documentType, document.id);
  const { kind, name, content, version } = document;
  return (
    <>
      <PageHeader
        back={{ to: `/documents?document=${document.id}`, label: 'Documents' }}
        title={`New version of “${name}”`}
        lead={`${kindNames[kind]}. It starts from version ${version}, which stays as it is.`}
      />
      <DocumentForm
        label="New version"
        initial={{ kind, name, content }}
        submit={(input) => update.mutateAsync({ name: input.name, content: input.content })}
      />
    </>
  );
}
