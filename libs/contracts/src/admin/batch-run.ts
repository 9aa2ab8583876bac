import { defineRecord, rules } from '@laravel-wire/core';
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
  done: number;
  failed: number;
  started_at: string | null;
  finished_at: string | null;
}

export const batchRunType = defineRecord<BatchRunRecord>({
  endpoint: 'api/batch_runs',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'batch_runs',
  filters: rules({ name: 'nullable|string|max:255', status: 'nullable|string|max:255' }),
  sorts: ['created_at'],
});
