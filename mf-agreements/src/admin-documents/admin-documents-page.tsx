import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS } from '@yard/contracts';
import { RecordTable } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { EmptyState, Grid, LinkButton, PageHeader, Select } from '@yard/ui';
import { documentColumns } from './document-columns';
import { DocumentPanel } from './document-panel';
import { byKind, useAdminDocuments } from './use-admin-documents';

const kindOptions = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_NAMES[kind] }));

export default function AdminDocumentsPage() {
  const { filters, kind, answer, versions, current } = useAdminDocuments();
  return (
    <>
      <PageHeader
        title="Documents"
        lead="What renters and owners agree to, and help. A change is a new version; it holds once it is published."
        actions={<NewDocument />}
      />
      <Grid fit={240} below={4}>
        <Select
          label="Kind"
          hideLabel
          placeholder="Every kind"
          options={kindOptions}
          value={kind}
          onChange={(chosen) => filters.set({ kind: chosen })}
        />
      </Grid>
      <RecordTable
        filters={filters}
        label="Documents"
        noun="version"
        answer={answer}
        inOrder={byKind}
        columns={documentColumns(current)}
        empty={<EmptyState icon="document" title="No document of this kind" action={<NewDocument />} />}
      />
      {filters.open !== null && (
        <DocumentPanel
          key={filters.open}
          id={filters.open}
          versions={versions}
          onClose={() => filters.setOpen(null)}
        />
      )}
    </>
  );
}

function NewDocument() {
  return (
    <ForRight right="catalogue">
      <LinkButton to="/documents/new">New document</LinkButton>
    </ForRight>
  );
}
