import { lazy, Suspense } from 'react';
import type { ReportSheetProps } from './report-sheet';

const Code = lazy(async () => ({ default: (await import('./report-sheet')).ReportSheet }));

export function ReportSheet(props: ReportSheetProps) {
  return (
    <Suspense>
      <Code {...props} />
    </Suspense>
  );
}
