import { batchRunType } from '@yard/contracts';
import { failureWords, useRecords } from '@yard/data';
import { useUrlFilters } from '@yard/remote-kit';
import { EmptyState, PagedTable } from '@yard/ui';
import { batchRunColumns } from './batch-run-columns';
import { BatchRunPanel } from './batch-run-panel';

/** What ran, by hand or by the timetable, newest first; one opens beside the list. */
export function BatchRuns() {
  const filters = useUrlFilters('run');
  const runs = useRecords(batchRunType, { page: filters.page, per_page: 10 });

  return (
    <>
      <PagedTable
        label="Runs, newest first"
        noun="run"
        answer={runs}
        explain={failureWords}
        columns={batchRunColumns}
        rowKey={(run) => run.id}
        selected={filters.open}
        onSelect={(run) => filters.setOpen(run.id)}
        onPage={filters.setPage}
        empty={
          <EmptyState icon="history" title="Nothing has run yet">
            Each run of an action is kept here, those of the timetable too, with what it did to which record.
          </EmptyState>
        }
      />
      {filters.open !== null && (
        <BatchRunPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}
