import type { Wire } from '@laravel-wire/client';
import type { DocumentRecord, UpdateDocumentInput } from '@yard/contracts';
import { DOCUMENT_KIND_NAMES, documentType, textOf } from '@yard/contracts';
import { useRecord, useUpdate, useWire } from '@yard/data';
import { wholeList } from '@yard/data/whole-lists';
import { type ChangedField, useChangedMeanwhile } from '@yard/remote-kit';
import { ErrorState, LinkButton, PageHeader, SkeletonPage } from '@yard/ui';
import { useParams } from 'react-router';
import { DocumentForm, type DocumentValues } from './document-form';
import { readableText } from './readable-text';

export default function NewVersionPage() {
  const { id = '' } = useParams();
  const known = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const { data: document, isError, isFetching, refetch } = useRecord(documentType, known);
  if (document) return <NewVersion key={document.id} document={document} />;
  if (known !== null && !isError) return <SkeletonPage />;
  return (
    <ErrorState
      title="We couldn’t load the document"
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
  const { kind, name, version } = document;
  const wire = useWire();
  const onChanged = useChangedMeanwhile({
    auditType: 'document',
    current: () => newestOf(wire, document),
    valuesOf,
    labelOf: (field) => LABELS[field] ?? null,
    readAs: asRead,
  });
  return (
    <>
      <PageHeader
        back={{ to: `/documents?document=${document.id}`, label: 'Documents' }}
        title={`New version of “${name}”`}
        lead={`${DOCUMENT_KIND_NAMES[kind]}. Based on version ${version}, which doesn’t change.`}
      />
      <DocumentForm
        label="New version"
        draft={`documents/${document.id}`}
        initial={valuesOf(document)}
        onChanged={onChanged}
        submit={({ name, content, updated_at }) => update.mutateAsync({ name, content, updated_at })}
      />
    </>
  );
}

const LABELS: Record<string, string> = { name: 'Name', content: 'Text' };

function asRead(field: ChangedField): ChangedField {
  if (field.name !== 'content') return field;
  const theirs = readableText(field.theirs);
  const yours = readableText(field.yours);
  return theirs === yours ? field : { ...field, theirs, yours };
}

function valuesOf({ kind, name, content, updated_at }: DocumentRecord): DocumentValues {
  return { kind, name, content, updated_at };
}

/** The version of a text that was written last; somebody may have given the text another name. */
async function newestOf(wire: Wire, document: DocumentRecord): Promise<DocumentRecord> {
  const { kind } = document;
  const versions = await wholeList((page) => wire.resource(documentType).list({ kind, ...page }));
  const known = versions.data.find(({ id }) => id === document.id) ?? document;
  return versions.data
    .filter((other) => textOf(other) === textOf(known))
    .reduce((newest, other) => (other.version > newest.version ? other : newest), known);
}
