import { WireError } from '@laravel-wire/client';

const SIGNED_OUT = new Set([401, 419]);

/** True where a response says "nobody is signed in", as opposed to "could not ask": decision 6. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof WireError && SIGNED_OUT.has(error.status ?? 0);
}
