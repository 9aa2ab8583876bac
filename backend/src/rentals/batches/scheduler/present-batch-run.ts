import type { BatchRunItemRecord, BatchRunRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { BatchRunItem } from './batch-run-item.entity';
import type { BatchRun } from './batch-run.entity';

export function presentBatchRun(run: BatchRun): BatchRunRecord {
  return {
    ...baseFields(run),
    name: run.name,
    status: run.status,
    dry_run: run.dry_run,
    total: run.total,
    done: run.done,
    failed: run.failed,
    started_at: wireInstant(run.started_at),
    finished_at: wireInstant(run.finished_at),
  };
}

export function presentBatchRunItem(item: BatchRunItem): BatchRunItemRecord {
  return {
    ...baseFields(item),
    batch_run_id: item.batch_run_id,
    record_type: item.record_type,
    record_id: item.record_id,
    outcome: item.outcome,
    message: item.message,
  };
}
