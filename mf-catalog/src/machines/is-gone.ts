import { WireError } from '@laravel-wire/client';

/** An answer that a second try does not change: there is no such record, or it is not the reader's. */
export const isGone = (error: Error | null): boolean =>
  error instanceof WireError && [403, 404].includes(error.status ?? 0);
