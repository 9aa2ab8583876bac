import type { RecordingRecord } from '@yard/contracts/watching';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { Recording } from './recording.entity';

export function presentRecording(recording: Recording, names: ReadonlyMap<number, string>): RecordingRecord {
  const { user_id } = recording;
  return {
    ...baseFields(recording),
    error_report_id: recording.error_report_id,
    support_ticket_id: recording.support_ticket_id,
    user_id,
    user_name: user_id === null ? null : (names.get(user_id) ?? null),
    page: recording.page,
    started_at: wireInstant(recording.started_at) ?? '',
    ended_at: wireInstant(recording.ended_at) ?? '',
    events_count: recording.events_count,
    bytes: recording.bytes,
  };
}
