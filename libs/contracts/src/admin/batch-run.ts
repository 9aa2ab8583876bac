import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { BatchRunItemRecord, BatchRunRecord } from './records';

const batchRunFilters = rules({
  name: `nullable|string|max:${TITLE_MAX}`,
  status: `nullable|string|max:${TITLE_MAX}`,
});
export type BatchRunFilters = InputOf<typeof batchRunFilters>;

export const batchRunType = defineRecord<BatchRunRecord>({
  endpoint: 'api/batch_runs',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'batch_runs',
  filters: batchRunFilters,
  sorts: ['created_at'],
});

export const isAtWork = ({ status }: BatchRunRecord) => status === 'queued' || status === 'running';

/** Nested below a run; not broadcast, the run's own progress is. */
export const batchRunItemType = defineRecord<BatchRunItemRecord>({
  endpoint: 'api/batch_run_items',
  sortBy: 'created_at',
  channel: 'batch_run_items',
});

/** Body of the four batch routes, which may be empty. */
export const runBatchRules = rules({ dry_run: 'nullable|boolean' });
export type RunBatchInput = InputOf<typeof runBatchRules>;
