import { scopeOf } from '@kit/server/store/scope-of';
import { BatchRun } from './batch-run.entity';

export const BatchRunScope = scopeOf(BatchRun);
