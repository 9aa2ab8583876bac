import { scopeOf } from '../database/scope-of';
import { BatchRun } from './batch-run.entity';

export const BatchRunScope = scopeOf(BatchRun);
