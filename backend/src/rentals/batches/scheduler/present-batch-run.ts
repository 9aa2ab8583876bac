import { batchRunItemShape, batchRunShape } from '@yard/contracts/records';
import { presenterOf } from '@yard/server/store/present';

export const presentBatchRun = presenterOf(batchRunShape);

export const presentBatchRunItem = presenterOf(batchRunItemShape);
