import { type ErrorReportRecord, errorReportType, type ResolveErrorInput } from '@yard/contracts/watching';
import { failureWords, useAction, useAlert } from '@yard/data';
import { Button } from '@yard/ui';

/**
 * Says that an error is done, or that it is not; it opens by itself when it happens again. Resolved in the next release,
 * pages that are open since before do not open it.
 */
export function ResolveError({ report }: { report: ErrorReportRecord }) {
  const resolve = useSettling(report, 'resolve');
  const reopen = useSettling(report, 'reopen');
  if (report.resolved_at !== null)
    return (
      <Button icon="retry" busy={reopen.busy} onPress={() => reopen.press({})}>
        Open again
      </Button>
    );
  return (
    <>
      <Button kind="primary" icon="check" busy={resolve.busy} onPress={() => resolve.press({})}>
        Mark as resolved
      </Button>
      {report.release !== null && (
        <Button busy={resolve.busy} onPress={() => resolve.press({ in_next_release: true })}>
          Resolved in the next release
        </Button>
      )}
    </>
  );
}

function useSettling({ id }: ErrorReportRecord, action: 'resolve' | 'reopen') {
  const settle = useAction<ErrorReportRecord, ResolveErrorInput>(errorReportType, id, action);
  const alert = useAlert();
  return {
    busy: settle.isPending,
    press: (input: ResolveErrorInput) =>
      settle.mutate(input, { onError: (error) => alert(failureWords(error)) }),
  };
}
