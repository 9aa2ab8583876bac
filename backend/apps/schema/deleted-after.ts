import { ERROR_RETENTION_DAYS, RECORDING_RETENTION_DAYS } from '@yard/contracts/watching';
import type { RetainedRows } from '@kit/server/store/retention';

/** Documented in docs/operations.md; each is longer than anybody has use for the rows. */
export const DELETED_AFTER: readonly RetainedRows[] = [
  { table: 'sessions', column: 'last_activity', unit: 'seconds', days: 30 },
  { table: 'mails', column: 'created_at', days: 90 },
  { table: 'saved_search_hits', column: 'created_at', days: 365 },
  { table: 'page_views', column: 'day', days: 60 },
  { table: 'guest_tickets', column: 'created_at', days: 1 },
  { table: 'batch_run_items', column: 'created_at', days: 180 },
  { table: 'idempotency_keys', column: 'created_at', days: 2 },
  { table: 'recordings', column: 'created_at', days: RECORDING_RETENTION_DAYS },
  { table: 'error_occurrences', column: 'created_at', days: ERROR_RETENTION_DAYS },
  { table: 'error_reports', column: 'last_seen_at', days: ERROR_RETENTION_DAYS },
];
