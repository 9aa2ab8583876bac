import { WireError } from '@laravel-wire/client';
import { ErrorState, LinkButton } from '@yard/ui';

type QuestionMissingProps = {
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
  /** Where the list is. */
  list: string;
  level?: 1 | 2;
};

/** In place of a question that cannot be shown: not there, not the reader's, or not reached. */
export function QuestionMissing({ error, onRetry, retrying, list, level = 1 }: QuestionMissingProps) {
  const status = error instanceof WireError ? error.status : undefined;
  const action = <LinkButton to={list}>All questions</LinkButton>;
  if (error === null || status === 404 || status === 403) {
    return (
      <ErrorState title="There is no such question" level={level} action={action}>
        It belongs to somebody else, or the address is wrong.
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title="The question could not be loaded"
      level={level}
      onRetry={onRetry}
      retrying={retrying}
      action={action}
    >
      Nothing is lost. Check your connection, then try again.
    </ErrorState>
  );
}
