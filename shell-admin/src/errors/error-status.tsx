import type { ErrorReportRecord } from '@yard/contracts/watching';
import { StatusBadge } from '@yard/ui';

/** Whether somebody has said that it is done, and whether it was not. */
export function ErrorStatus({
  report: { resolved_at, again_at, faulty_release },
}: {
  report: ErrorReportRecord;
}) {
  if (resolved_at !== null)
    return <StatusBadge tone="good">{faulty_release === null ? 'Resolved' : 'Resolved next'}</StatusBadge>;
  return (
    <StatusBadge tone="bad" icon="error">
      {again_at === null ? 'Open' : 'Again'}
    </StatusBadge>
  );
}
