import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { RecordingRecord } from './records';

const recordingFilters = rules({
  error_report_id: 'nullable|integer|min:1',
  support_ticket_id: 'nullable|integer|min:1',
  user_id: 'nullable|integer|min:1',
});
export type RecordingFilters = InputOf<typeof recordingFilters>;

export const recordingType = defineRecord<RecordingRecord>({
  endpoint: 'api/recordings',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'recordings',
  filters: recordingFilters,
});

/** Specification section 9. */
export const RECORDING_EVENTS_MAX = 1_000;
export const RECORDING_BYTES_MAX = 4 * 1024 * 1024;

export const recordingRules = rules({
  /** The visitor's own secret; who knows it may have the recordings deleted. */
  visitor: 'required|uuid',
  error_report_id: 'nullable|integer|min:1|required_without:support_ticket_id',
  support_ticket_id: 'nullable|integer|min:1',
  page: 'nullable|string|max:1000',
  events: `required|array|list|min:2|max:${RECORDING_EVENTS_MAX}`,
});
export type RecordingInput = InputOf<typeof recordingRules>;

export const withdrawRecordingsRules = rules({ visitor: 'required|uuid' });
export type WithdrawRecordingsInput = InputOf<typeof withdrawRecordingsRules>;

export const RECORDING_RETENTION_DAYS = 30;

/** Limits of one visitor's recordings, and of all that are stored: docs/rules/0036. */
export const RECORDINGS_PER_HOUR = 20;
