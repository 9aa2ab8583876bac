import type { ErrorReportRecord } from '@yard/contracts/watching';
import { StatusBadge } from '@yard/ui';

/** Whether somebody has said that it is done. */
export function ErrorStatus({ report }: { report: ErrorReportRecord }) {
  return report.resolved_at === null ? (
    <StatusBadge tone="bad" icon="error">
      Open
    </StatusBadge>
  ) : (
    <StatusBadge tone="good">Resolved</StatusBadge>
  );
}
