import { batchRunType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { RecordTable, useUrlFilters } from '@yard/remote-kit';
import { EmptyState } from '@yard/ui';
import { batchRunColumns } from './batch-run-columns';
import { BatchRunPanel } from './batch-run-panel';

export function BatchRuns() {
  const filters = useUrlFilters('run');
  const runs = useRecords(batchRunType, { page: filters.page, per_page: 10 });

  return (
    <>
      <RecordTable
        filters={filters}
        label="Runs, newest first"
        noun="run"
        answer={runs}
        columns={batchRunColumns}
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
