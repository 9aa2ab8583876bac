import { ErrorState, type ErrorStateProps } from './states';

export type LoadFailedProps = Omit<ErrorStateProps, 'onRetry' | 'retrying'> & {
  /** The state of the request, which the retry repeats. */
  answer: { isFetching: boolean; refetch: () => unknown };
};

/** Shows that something could not be loaded, with a retry that is busy while it is requested. */
export function LoadFailed({ answer: { isFetching, refetch }, ...state }: LoadFailedProps) {
  return <ErrorState {...state} onRetry={() => void refetch()} retrying={isFetching} />;
}
