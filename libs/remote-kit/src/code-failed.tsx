import { type FailedProps, useReturningCode } from '@kit/federation-loader';
import { ErrorBoundary, ErrorState, SkeletonPage } from '@yard/ui';
import { type ReactNode, Suspense } from 'react';

type CodeFailedProps = Omit<FailedProps, 'kind'> & {
  /** "This page" */
  what: string;
  level?: 1;
};

/** Replaces a part of a site whose code failed; missing code is loaded automatically once the server has it again. */
export function CodeFailed({ what, level, error, onRetry, load }: CodeFailedProps) {
  const { isAway, retry } = useReturningCode(error, onRetry, load);
  return (
    <ErrorState
      title={isAway ? `We couldn’t load ${what.toLowerCase()}` : `${what} is not working`}
      level={level}
      onRetry={retry}
    >
      {isAway
        ? 'The rest of the site works. Check your connection; we keep trying to load this part.'
        : 'The rest of the site works. We were notified.'}
    </ErrorState>
  );
}

type OwnPageAreaProps = { children: ReactNode; meanwhile?: ReactNode };

/** A page of a shell's own in an area of its own: a skeleton until its code is there. */
export function OwnPageArea({ children, meanwhile = <SkeletonPage /> }: OwnPageAreaProps) {
  return (
    <ErrorBoundary
      onRetry={() => window.location.reload()}
      fallback={(retry, error) => <CodeFailed what="This page" level={1} error={error} onRetry={retry} />}
    >
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}
