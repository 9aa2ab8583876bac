import { presentErrors, WireError } from '@laravel-wire/client';

const UNREACHED = new Set<WireError['kind']>(['network', 'timeout', 'bad_response']);

/** Why records could not be loaded and what to do, in sentences; the server's own words where it has some. */
export function failureWords(error: Error): string {
  if (!(error instanceof WireError)) return error.message;
  if ((error.status ?? 0) >= 500) return 'Something went wrong on our side. Try again in a moment.';
  if (UNREACHED.has(error.kind))
    return 'The server cannot be reached. Check your connection, then try again.';
  return refusalWords(error);
}

/**
 * Why a call failed that no form shows: the first message of each field, line by line, else the answer's own message.
 * The one place where these words are made (requirements 8.1 and 8.4); what is no WireError is not the server's.
 */
export function refusalWords(error: Error): string {
  if (isSignedOut(error)) return 'You are signed out.';
  return (error instanceof WireError ? presentErrors(error).alert : null) ?? error.message;
}

/** The reader was prompted to sign in again, and stays signed out: they know it. */
export const isSignedOut = (error: Error): boolean => error instanceof WireError && error.status === 401;
