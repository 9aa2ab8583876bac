import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';

/** One recorded change: who did what to which record, and when. Never changed, never deleted. */
export interface AuditEventRecord extends BaseFields {
  user_id: number | null;
  user_name: string | null;
  action: string;
  record_type: string;
  record_id: number;
  data: Record<string, unknown>;
  ip_address: string | null;
  request_id: string | null;
}

const auditEventFilters = rules({
  user_id: 'nullable|integer|min:1',
  record_type: `nullable|string|max:${TITLE_MAX}`,
  record_id: 'nullable|integer|min:1',
});
export type AuditEventFilters = InputOf<typeof auditEventFilters>;

export const auditEventType = defineRecord<AuditEventRecord>({
  endpoint: 'api/audit_events',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'audit_events',
  filters: auditEventFilters,
});
