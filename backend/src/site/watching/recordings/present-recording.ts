import { recordingShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { Recording } from './recording.entity';

export const presentRecording = presenterOf(
  recordingShape,
  ({ user_id }: Recording, names: ReadonlyMap<number, string>) => ({
    user_name: user_id === null ? null : (names.get(user_id) ?? null),
  }),
);
