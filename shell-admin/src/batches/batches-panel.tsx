import { batchRunType, isAtWork } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useMay } from '@yard/session';
import { Grid, Panel, Switch, EmptyState, Badge, DateText, Row } from '@yard/ui';
import { useState } from 'react';
import { BatchAction } from './batch-action';
import { batches } from './batch-words';
import { RecordTable, useUrlFilters } from '@yard/remote-kit';
import { BatchRunPanel } from './batch-run-panel';
import { BATCH_NAMES, batchRunList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { BatchRunStatus } from './batch-run-status';

const batchRunColumns = columnsOf(batchRunList, {
  action: {
    render: ({ name, dry_run }) => (
      <Row as="span" gap={1} across={2} align="center" wrap>
        {BATCH_NAMES[name]} {dry_run && <Badge>Dry run</Badge>}
      </Row>
    ),
  },
  state: { width: '120px', render: ({ status }) => <BatchRunStatus status={status} /> },
  progress: { width: '128px', align: 'end', wide: true },
  failed: { width: '60px', align: 'end', wide: true },
  start: {
    width: '160px',
    wide: true,
    render: ({ started_at, created_at }) => <DateText value={started_at ?? created_at} />,
  },
});

export function BatchRuns() {
  const filters = useUrlFilters('run');
  const runs = useRecords(batchRunType, { page: filters.page, per_page: 10 });

  return (
    <Panel title="Runs">
      <RecordTable
        filters={filters}
        label="Runs, newest first"
        noun="run"
        answer={runs}
        columns={batchRunColumns}
        empty={
          <EmptyState icon="history" title="Nothing has run yet">
            Every run of an action shows up here, with what it did to each record. Scheduled runs too.
          </EmptyState>
        }
      />
      {filters.open !== null && (
        <BatchRunPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </Panel>
  );
}

export function BatchActions() {
  const [isDryRun, setDryRun] = useState(false);
  const mayRun = useMay('money');
  const newest = useRecords(batchRunType, { per_page: 20 });
  useLiveRecords(batchRunType);
  const running = newest.data?.data.filter(isAtWork) ?? [];

  return (
    <Panel
      title="Actions"
      aside={<Switch label="Dry run: change nothing, only show" value={isDryRun} onChange={setDryRun} />}
    >
      <Grid as="ul" fit={300} gap={1} across={4} bare>
        {batches.map((batch) => (
          <BatchAction
            key={batch.name}
            batch={batch}
            isDryRun={isDryRun}
            running={running.find(({ name }) => name === batch.name)}
          />
        ))}
      </Grid>
      {!mayRun && <p>Only admins with the money right can run these.</p>}
    </Panel>
  );
}
