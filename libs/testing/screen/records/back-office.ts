import type { AuditEventRecord, MailRecord, MissedSearchRecord } from '@yard/contracts';

const SAVED = {
  created_at: '2026-11-19T20:33:31.302000Z',
  updated_at: '2026-11-19T20:33:31.302000Z',
  deleted_at: null,
};

/** As `GET /api/audit_events` has it: Ada gave Dana another role. */
export const auditEventRecord = (fields: Partial<AuditEventRecord> = {}): AuditEventRecord => ({
  id: 116,
  ...SAVED,
  user_id: 1,
  user_name: 'Ada Admin',
  action: 'update',
  record_type: 'user',
  record_id: 6,
  record_name: 'Priya Nair',
  data: {},
  changes: [],
  acting_as: null,
  ip_address: '127.0.0.1',
  request_id: '1aa84088',
  ...fields,
});

/** As `GET /api/mails` has it, sent. */
export const mailRecord = (fields: Partial<MailRecord> = {}): MailRecord => ({
  id: 31,
  ...SAVED,
  recipient: 'dana@example.com',
  subject: 'Your machine is booked',
  text: 'Ray wants the excavator.',
  html: '<p>Ray wants the excavator.</p>',
  attempts: 1,
  sent_at: '2026-11-19T20:34:00.000000Z',
  failure_message: null,
  ...fields,
});

export const missedSearchRecord = (fields: Partial<MissedSearchRecord> = {}): MissedSearchRecord => ({
  id: 3,
  ...SAVED,
  term: 'cherry picker',
  count: 4,
  last_at: '2026-11-18T20:00:00.000000Z',
  ...fields,
});
