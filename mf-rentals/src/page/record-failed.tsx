import { WireError } from '@laravel-wire/client';
import { failureWords } from '@yard/data';
import { EmptyState, ErrorState, LinkButton } from '@yard/ui';

/** Answers that a second try does not change. */
const NOT_HERE = new Set([403, 404]);

export interface RecordFailedProps {
  noun: string;
  back: { to: string; label: string };
  /** Null where the address itself names no record. */
  error: Error | null;
  onRetry: () => void;
}

/** Replaces a page whose record does not exist for this reader or could not be loaded. */
export function RecordFailed({ noun, back, error, onRetry }: RecordFailedProps) {
  const isNotHere = error === null || (error instanceof WireError && NOT_HERE.has(error.status ?? 0));
  const link = <LinkButton to={back.to}>{back.label}</LinkButton>;
  if (!isNotHere) {
    return (
      <ErrorState title={`We couldn’t load the ${noun}`} level={1} onRetry={onRetry} action={link}>
        {failureWords(error)} Anything you were writing is saved.
      </ErrorState>
    );
  }
  return (
    <EmptyState icon="search" level={1} title={`We can’t show this ${noun}`} action={link}>
      It was removed, or it belongs to someone else.
    </EmptyState>
  );
}
