import type { BatchRunItemRecord, BatchRunRecord } from '@yard/contracts';

const STAMPS = {
  created_at: '2026-11-20T12:30:00.000000Z',
  updated_at: '2026-11-20T12:31:00.000000Z',
  deleted_at: null,
};

export const batchRunRecord = (fields: Partial<BatchRunRecord> = {}): BatchRunRecord => ({
  id: 7,
  ...STAMPS,
  name: 'collect_payment_for_upcoming_rental_requests',
  status: 'finished',
  dry_run: false,
  total: 3,
  done: 2,
  failed: 1,
  amount: 1650.5,
  user_id: 1,
  user_name: 'Ada Admin',
  started_at: '2026-11-20T12:30:00.000000Z',
  finished_at: '2026-11-20T12:31:00.000000Z',
  stopped_at: null,
  ...fields,
});

export const batchRunItemRecord = (fields: Partial<BatchRunItemRecord> = {}): BatchRunItemRecord => ({
  id: 21,
  ...STAMPS,
  batch_run_id: 7,
  record_type: 'rental_request',
  record_id: 32,
  outcome: 'done',
  message: null,
  amount: 825.25,
  ...fields,
});
