import { errorOccurrenceShape, errorReportShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { ErrorOccurrence } from './error-occurrence.entity';
import type { ErrorReport } from './error-report.entity';
import type { ErrorContext } from './error-context';

type Names = ReadonlyMap<number, string>;

export const presentReport = presenterOf(errorReportShape, (report: ErrorReport, names: Names) => ({
  ...shown(report.happening, names),
  resolved_name: nameIn(names, report.resolved_id),
}));

export const presentOccurrence = presenterOf(
  errorOccurrenceShape,
  ({ happening }: ErrorOccurrence, names: Names) => shown(happening, names),
);

function shown({ site, page, remote, release, user_id, request_id }: ErrorContext, names: Names) {
  return { site, page, remote, release, user_id, user_name: nameIn(names, user_id), request_id };
}

const nameIn = (names: Names, id: number | null) => (id === null ? null : (names.get(id) ?? null));
