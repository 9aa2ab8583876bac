import { WireError } from '@laravel-wire/client';
import { ErrorState, LinkButton, LoadFailed, type LoadFailedProps, SkeletonPage } from '@yard/ui';
import type { ReactNode } from 'react';

interface MissingProps {
  answer: { error: Error | null; isPending: boolean; isEnabled: boolean } & LoadFailedProps['answer'];
  list: string;
  level?: 1 | 2;
}

interface MissingRecordProps extends MissingProps {
  noun: string;
  children: ReactNode;
}

/** Replaces a record while it is on its way, and where it cannot be shown. */
export function MissingRecord({ answer, list, level = 1, noun, children }: MissingRecordProps) {
  if (answer.isPending && answer.isEnabled) return <SkeletonPage />;
  const { error } = answer;
  const status = error instanceof WireError ? error.status : undefined;
  const isFinal = error === null || status === 404 || status === 403;
  const action = <LinkButton to={list}>{`All ${noun}s`}</LinkButton>;
  return isFinal ? (
    <ErrorState title={`There is no such ${noun}`} level={level} action={action}>
      {children}
    </ErrorState>
  ) : (
    <LoadFailed title={`We couldn’t load the ${noun}`} level={level} answer={answer} action={action}>
      Check your connection and try again.
    </LoadFailed>
  );
}

export const TicketMissing = (props: MissingProps) => (
  <MissingRecord {...props} noun="ticket">
    It may have been deleted, or it belongs to someone else.
  </MissingRecord>
);

export const QuestionMissing = (props: MissingProps) => (
  <MissingRecord {...props} noun="question">
    It belongs to someone else, or the address is wrong.
  </MissingRecord>
);
