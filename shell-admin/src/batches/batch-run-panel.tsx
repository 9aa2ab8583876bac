import { type BatchRunRecord, batchRunType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { AwaitedRecord, Badge, DateText, SidePanel, SpecSheet } from '@yard/ui';
import { BatchProgress } from './batch-progress';
import { BatchRunItems } from './batch-run-items';
import { BatchRunStatus } from './batch-run-status';
import { batchLabel } from './batch-words';
import styles from './batches.module.css';

/** A run beside the list: how it went, and what it did with each record. */
export function BatchRunPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(batchRunType, id);
  const run = answer.data;
  return (
    <SidePanel title={run ? batchLabel(run.name) : 'Run'} label="Run" onClose={onClose}>
      {run && <RunView run={run} />}
      {!run && <AwaitedRecord title="The run could not be loaded" answer={answer} />}
    </SidePanel>
  );
}

function RunView({ run }: { run: BatchRunRecord }) {
  const isWorking = run.status === 'queued' || run.status === 'running';
  return (
    <div className={styles.view}>
      {isWorking && <BatchProgress run={run} label={batchLabel(run.name)} />}
      <SpecSheet
        facts={[
          { label: 'State', value: <BatchRunStatus status={run.status} /> },
          { label: 'Kind', value: run.dry_run ? <Badge>Dry run</Badge> : 'For real' },
          { label: 'Found', value: run.total },
          ...(run.dry_run
            ? []
            : [
                { label: 'Done', value: run.done },
                { label: 'Failed', value: run.failed },
              ]),
          { label: 'Started', value: <DateText value={run.started_at} /> },
          { label: 'Ended', value: <DateText value={run.finished_at} /> },
        ]}
      />
      <BatchRunItems run={run} />
    </div>
  );
}
