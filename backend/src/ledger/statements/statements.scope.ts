import { scopeOf } from '../../database/scope-of';
import { Statement } from './statement.entity';

export const StatementScope = scopeOf(Statement);
