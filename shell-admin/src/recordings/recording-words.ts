import { formatDuration } from '@yard/dates';
import type { RecordingRecord } from '@yard/contracts/watching';

export function lengthOf({ started_at, ended_at }: RecordingRecord): string {
  return formatDuration((Date.parse(ended_at) - Date.parse(started_at)) / 1000, { withSeconds: true });
}
