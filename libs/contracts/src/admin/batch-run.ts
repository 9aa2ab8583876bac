import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';

/** The four batches, named by the last part of their routes. */
export const BATCHES = [
  'cancel_expired_rental_requests',
  'collect_payment_for_upcoming_rental_requests',
  'close_completed_rental_requests',
  'notify_users_with_missing_machine_returns',
] as const;
export type BatchName = (typeof BATCHES)[number];

export interface BatchRunRecord extends BaseFields {
  name: BatchName;
  status: 'queued' | 'running' | 'finished' | 'failed' | 'interrupted';
  dry_run: boolean;
  total: number;
  /** Records that were changed; a dry run changes none. */
  done: number;
  failed: number;
  started_at: string | null;
  finished_at: string | null;
}

/** What a run did with one record; `would` is what a dry run says of those a real one would change. */
export interface BatchRunItemRecord extends BaseFields {
  batch_run_id: number;
  record_type: string;
  record_id: number;
  outcome: 'done' | 'skipped' | 'failed' | 'would';
  message: string | null;
}

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

/** Nested below a run; not broadcast, the run's own progress is. */
export const batchRunItemType = defineRecord<BatchRunItemRecord>({
  endpoint: 'api/batch_run_items',
  sortBy: 'created_at',
  channel: 'batch_run_items',
});

/** Body of the four batch routes, which may be empty. */
export const runBatchRules = rules({ dry_run: 'nullable|boolean' });
export type RunBatchInput = InputOf<typeof runBatchRules>;
