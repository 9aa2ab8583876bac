import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { AuditEventRecord } from './records';

const auditEventFilters = rules({
  user_id: 'nullable|integer|min:1',
  record_type: `nullable|string|max:${TITLE_MAX}`,
  record_id: 'nullable|integer|min:1',
  search: `nullable|string|max:${TITLE_MAX}`,
  from: 'nullable|date_format:Y-m-d',
  to: 'nullable|date_format:Y-m-d',
});
export type AuditEventFilters = InputOf<typeof auditEventFilters>;

export const auditEventType = defineRecord<AuditEventRecord>({
  endpoint: 'api/audit_events',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'audit_events',
  filters: auditEventFilters,
});
