import { scopeOf } from '@kit/server/store/scope-of';
import { Statement } from './statement.entity';

export const StatementScope = scopeOf(Statement);
