import { WireError } from '@laravel-wire/client';
import { ErrorState, LinkButton, LoadFailed, type LoadFailedProps } from '@yard/ui';
import type { ReactNode } from 'react';

export interface MissingProps {
  answer: { error: Error | null } & LoadFailedProps['answer'];
  list: string;
  level?: 1 | 2;
}

interface MissingRecordProps extends MissingProps {
  noun: string;
  children: ReactNode;
}

export function MissingRecord({ answer, list, level = 1, noun, children }: MissingRecordProps) {
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
