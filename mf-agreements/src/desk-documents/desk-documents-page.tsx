import { DOCUMENT_KINDS } from '@yard/contracts';
import { EmptyState, ErrorState, LinkButton, PageHeader, Pagination, Select, Table } from '@yard/ui';
import { kindNames } from '../reading/kinds';
import styles from './desk-documents.module.css';
import { documentColumns } from './document-columns';
import { DocumentPanel } from './document-panel';
import { useDeskDocuments } from './use-desk-documents';

const kindOptions = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kindNames[kind] }));

/** All texts with their versions; one opens beside the list. */
export default function DeskDocumentsPage() {
  const { answer, versions, current, kind, selected, set } = useDeskDocuments();
  const add = <LinkButton to="/documents/new">New document</LinkButton>;
  return (
    <>
      <PageHeader
        title="Documents"
        lead="What renters and owners agree to. A change is a new version; it holds once it is published."
        actions={add}
      />
      <div className={styles.filters}>
        <Select
          label="Kind"
          hideLabel
          placeholder="Every kind"
          options={kindOptions}
          value={kind}
          onChange={(value) => set('kind', value)}
        />
      </div>
      {answer.isError && versions === undefined ? (
        <ErrorState
          title="The documents could not be loaded"
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <Table
          label="Documents"
          columns={documentColumns(current)}
          rows={versions}
          rowKey={({ id }) => id}
          selected={selected}
          onSelect={({ id }) => set('document', String(id))}
          empty={<EmptyState icon="document" title="No document of this kind" action={add} />}
        />
      )}
      {answer.data && (
        <Pagination
          page={answer.data.current_page}
          lastPage={answer.data.last_page}
          total={answer.data.total}
          noun="versions"
          onPage={(page) => set('page', String(page))}
        />
      )}
      {selected !== null && (
        <DocumentPanel key={selected} id={selected} current={current} onClose={() => set('document', null)} />
      )}
    </>
  );
}
