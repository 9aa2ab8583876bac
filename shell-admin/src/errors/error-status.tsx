import { errorWords } from '@yard/contracts/back-office';
import type { ErrorReportRecord } from '@yard/contracts/watching';
import { StatusBadge } from '@yard/ui';

const DONE = { tone: 'good' } as const;
const OPEN = { tone: 'bad', icon: 'error' } as const;
const LOOKS = { Resolved: DONE, 'Resolved next': DONE, Open: OPEN, Again: OPEN };

export function ErrorStatus({ report }: { report: ErrorReportRecord }) {
  const words = errorWords(report);
  return <StatusBadge {...LOOKS[words]}>{words}</StatusBadge>;
}
