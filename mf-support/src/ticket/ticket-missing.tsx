import { WireError } from '@laravel-wire/client';
import { ErrorState, LinkButton } from '@yard/ui';

type TicketMissingProps = {
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
  /** Where the list is. */
  list: string;
  level?: 1 | 2;
};

/** In place of a ticket that cannot be shown: not there, not the reader's, or not reached. */
export function TicketMissing({ error, onRetry, retrying, list, level = 1 }: TicketMissingProps) {
  const status = error instanceof WireError ? error.status : undefined;
  const isFinal = error === null || status === 404 || status === 403;
  const action = <LinkButton to={list}>All tickets</LinkButton>;
  return isFinal ? (
    <ErrorState title="There is no such ticket" level={level} action={action}>
      It may have been deleted, or it belongs to somebody else.
    </ErrorState>
  ) : (
    <ErrorState
      title="The ticket could not be loaded"
      level={level}
      onRetry={onRetry}
      retrying={retrying}
      action={action}
    >
      Nothing is lost. Check your connection, then try again.
    </ErrorState>
  );
}
