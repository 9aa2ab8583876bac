import { type BatchRunRecord, batchRunType, isAtWork } from '@yard/contracts';
import { BATCH_NAMES } from '@yard/contracts/back-office';
import { useRecord } from '@yard/data';
import { PersonName, useSettings } from '@yard/remote-kit';
import { AwaitedRecord, Badge, DateText, Money, SidePanel, SpecSheet, Stack } from '@yard/ui';
import { BatchRunActions } from './batch-run-actions';
import { BatchProgress } from './batch-progress';
import { BatchRunItems } from './batch-run-items';
import { BatchRunStatus } from './batch-run-status';
import { moneyWords } from './batch-words';

export function BatchRunPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(batchRunType, id);
  const run = answer.data;
  return (
    <SidePanel title={run ? BATCH_NAMES[run.name] : 'Run'} label="Run" onClose={onClose}>
      {run && <RunView run={run} />}
      {!run && <AwaitedRecord title="We couldn’t load the run" answer={answer} />}
    </SidePanel>
  );
}

function RunView({ run }: { run: BatchRunRecord }) {
  const { currency } = useSettings();
  const money = moneyWords(run.name);
  const isWorking = isAtWork(run);
  return (
    <Stack gap={5}>
      {isWorking && <BatchProgress run={run} label={BATCH_NAMES[run.name]} />}
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
          ...(money
            ? [
                {
                  label: run.dry_run ? money.would : money.did,
                  value: <Money amount={run.amount} currency={currency} exact />,
                },
              ]
            : []),
          { label: 'Started by', value: <StartedBy run={run} /> },
          { label: 'Started', value: <DateText value={run.started_at} /> },
          { label: run.stopped_at ? 'Stopped' : 'Ended', value: <DateText value={run.finished_at} /> },
        ]}
      />
      <BatchRunActions run={run} />
      <BatchRunItems run={run} />
    </Stack>
  );
}

function StartedBy({ run: { user_id, user_name } }: { run: BatchRunRecord }) {
  return user_id === null ? 'The schedule' : <PersonName id={user_id} name={user_name ?? 'Somebody'} />;
}
