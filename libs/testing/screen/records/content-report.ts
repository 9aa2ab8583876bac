import type { ContentReportRecord } from '@yard/contracts/report';

/** As `GET /api/content_reports` has it: a message of Ray’s on a rental, reported by Olive. */
export const contentReportRecord = (fields: Partial<ContentReportRecord> = {}): ContentReportRecord => ({
  id: 6,
  created_at: '2026-11-19T03:00:00.000000Z',
  updated_at: '2026-11-19T03:00:00.000000Z',
  deleted_at: null,
  record_type: 'message',
  record_id: 31,
  parent_type: 'rental_request',
  parent_id: 21,
  user_id: 3,
  user_name: 'Ray Renter',
  reporter_id: 2,
  reporter_name: 'Olive Owner',
  reason: 'Rude.',
  content: 'Pay me in cash.',
  outcome: null,
  closed_at: null,
  decider_id: null,
  decider_name: null,
  decision_reason: null,
  ...fields,
});
