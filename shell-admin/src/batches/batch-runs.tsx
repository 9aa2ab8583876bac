import { batchRunType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { EmptyState, ErrorState, Pagination, Table } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { changedQuery } from '../site/changed-query';
import { batchRunColumns } from './batch-run-columns';
import { BatchRunPanel } from './batch-run-panel';

/** What ran, by hand or by the timetable, newest first; one opens beside the list. */
export function BatchRuns() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  const selected = Number(query.get('run')) || null;
  const runs = useRecords(batchRunType, { page, per_page: 10 });
  const change = (changes: Record<string, string | null>) =>
    setQuery((before) => changedQuery(before, changes), { replace: true });

  return (
    <>
      {runs.isError && runs.data === undefined ? (
        <ErrorState
          title="The runs could not be loaded"
          onRetry={() => void runs.refetch()}
          retrying={runs.isFetching}
        />
      ) : (
        <Table
          label="Runs, newest first"
          columns={batchRunColumns}
          rows={runs.data?.data}
          rowKey={(run) => run.id}
          selected={selected}
          onSelect={(run) => change({ run: String(run.id) })}
          empty={
            <EmptyState icon="history" title="Nothing has run yet">
              Each run of an action is kept here, those of the timetable too, with what it did to which
              record.
            </EmptyState>
          }
        />
      )}
      {runs.data && (
        <Pagination
          page={runs.data.current_page}
          lastPage={runs.data.last_page}
          total={runs.data.total}
          noun="runs"
          onPage={(next) => change({ page: String(next) })}
        />
      )}
      {selected !== null && (
        <BatchRunPanel key={selected} id={selected} onClose={() => change({ run: null })} />
      )}
    </>
  );
}
