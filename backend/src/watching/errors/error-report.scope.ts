import { scopeOf } from '../../database/scope-of';
import { ErrorReport } from './error-report.entity';

export const ErrorReportScope = scopeOf(ErrorReport);
