import { batchRunItemShape, batchRunShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { BatchRun } from './batch-run.entity';

export const presentBatchRun = presenterOf(
  batchRunShape,
  ({ user_id }: BatchRun, names: ReadonlyMap<number, string>) => ({
    user_name: names.get(user_id ?? 0) ?? null,
  }),
);

export const presentBatchRunItem = presenterOf(batchRunItemShape);
