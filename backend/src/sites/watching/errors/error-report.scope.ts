import { scopeOf } from '@yard/server/store/scope-of';
import { ErrorReport } from './error-report.entity';

export const ErrorReportScope = scopeOf(ErrorReport);
