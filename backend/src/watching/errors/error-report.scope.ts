import { scopeOf } from '@kit/server/store/scope-of';
import { ErrorReport } from './error-report.entity';

export const ErrorReportScope = scopeOf(ErrorReport);
