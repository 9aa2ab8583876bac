import type { ErrorOccurrenceRecord, ErrorReportRecord, RecordingRecord } from '@yard/contracts/watching';

const HAPPENING = {
  created_at: '2026-11-18T20:00:00.000000Z',
  updated_at: '2026-11-19T20:00:00.000000Z',
  deleted_at: null,
  site: 'public',
  page: '/rentals/7',
  remote: 'mf-rentals',
  release: 'bf7605a1134b',
  user_id: 3,
  user_name: 'Ray Renter',
  request_id: '28a24431',
} as const;

export const errorReportRecord = (fields: Partial<ErrorReportRecord> = {}): ErrorReportRecord => ({
  id: 12,
  ...HAPPENING,
  fingerprint: 'f1',
  name: 'TypeError',
  message: 'rental is null',
  stack: 'at Rental (rental.tsx:7)',
  count: 4,
  first_seen_at: '2026-11-18T20:00:00.000000Z',
  last_seen_at: '2026-11-19T20:00:00.000000Z',
  resolved_at: null,
  resolved_id: null,
  resolved_name: null,
  faulty_release: null,
  again_at: null,
  ...fields,
});

export const errorOccurrenceRecord = (
  fields: Partial<ErrorOccurrenceRecord> = {},
): ErrorOccurrenceRecord => ({ id: 40, ...HAPPENING, error_report_id: 12, user_agent: null, ...fields });

/** As `GET /api/recordings` has it: a minute and 24 seconds around an error. */
export const recordingRecord = (fields: Partial<RecordingRecord> = {}): RecordingRecord => ({
  id: 5,
  created_at: '2026-11-19T20:00:00.000000Z',
  updated_at: '2026-11-19T20:00:00.000000Z',
  deleted_at: null,
  error_report_id: 12,
  support_ticket_id: null,
  user_id: 3,
  user_name: 'Ray Renter',
  page: '/rentals/7',
  started_at: '2026-11-19T19:58:36.000000Z',
  ended_at: '2026-11-19T20:00:00.000000Z',
  events_count: 40,
  bytes: 8_000,
  ...fields,
});
