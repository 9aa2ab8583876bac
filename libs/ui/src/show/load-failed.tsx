import { ErrorState, type ErrorStateProps } from './states';

export type LoadFailedProps = Omit<ErrorStateProps, 'onRetry' | 'retrying'> & {
  /** How the asking stands; it is asked for anew by the retry. */
  answer: { isFetching: boolean; refetch: () => unknown };
};

/** Where something could not be loaded, with a retry that is busy while it is asked for. */
export function LoadFailed({ answer: { isFetching, refetch }, ...state }: LoadFailedProps) {
  return <ErrorState {...state} onRetry={() => void refetch()} retrying={isFetching} />;
}
