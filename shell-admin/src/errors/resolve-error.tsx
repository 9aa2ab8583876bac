import { type ErrorReportRecord, errorReportType } from '@yard/contracts/watching';
import { failureWords, useAction, useAlert } from '@yard/data';
import { Button } from '@yard/ui';

/** Says that an error is done, or that it is not; it opens by itself when it happens again. */
export function ResolveError({ report }: { report: ErrorReportRecord }) {
  const isOpen = report.resolved_at === null;
  const settle = useAction<ErrorReportRecord, object>(
    errorReportType,
    report.id,
    isOpen ? 'resolve' : 'reopen',
  );
  const alert = useAlert();
  return (
    <Button
      kind={isOpen ? 'primary' : 'secondary'}
      icon={isOpen ? 'check' : 'retry'}
      busy={settle.isPending}
      onPress={() => settle.mutate({}, { onError: (error) => alert(failureWords(error)) })}
    >
      {isOpen ? 'Mark as resolved' : 'Open again'}
    </Button>
  );
}
