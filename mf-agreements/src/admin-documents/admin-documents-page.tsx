import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS } from '@yard/contracts';
import { ListActions, RecordTable } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { EmptyState, Grid, LinkButton, PageHeader, Select } from '@yard/ui';
import { DocumentPanel } from './document-panel';
import { byKind, useAdminDocuments } from './use-admin-documents';
import { documentList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DocumentStateBadge } from './document-state';

/** @param current  ids of the versions that hold now */
const documentColumns = (current: ReadonlySet<number>) =>
  columnsOf(documentList, {
    what: { wide: true },
    name: { below: ({ kind }) => DOCUMENT_KIND_NAMES[kind] },
    version: { width: '90px', align: 'end' },
    state: { width: '130px', render: (document) => <DocumentStateBadge {...{ document, current }} /> },
    published_at: { width: '130px', wide: true, date: 'day' },
    created_at: { width: '130px', wide: 'most', date: 'day' },
    user_name: { width: '130px', wide: true },
  });

const kindOptions = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_NAMES[kind] }));

export default function AdminDocumentsPage() {
  const { filters, kind, answer, versions, current } = useAdminDocuments();
  return (
    <>
      <PageHeader
        title="Documents"
        lead="Agreements and help texts. Each change is a new version, which applies once you publish it."
        actions={
          <ListActions query={filters.query}>
            <NewDocument />
          </ListActions>
        }
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
      <OpenDocument filters={filters} versions={versions} />
    </>
  );
}

type Opened = Pick<ReturnType<typeof useAdminDocuments>, 'filters' | 'versions'>;

function OpenDocument({ filters: { open, setOpen }, versions }: Opened) {
  if (open === null) return null;
  return <DocumentPanel key={open} id={open} versions={versions} onClose={() => setOpen(null)} />;
}

function NewDocument() {
  return (
    <ForRight right="catalogue">
      <LinkButton to="/documents/new">New document</LinkButton>
    </ForRight>
  );
}
