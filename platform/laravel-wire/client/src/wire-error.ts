import type { ErrorBag } from '@laravel-wire/core';

/**
 * Kind of failure: on the way (`network`, `timeout`, `aborted`), an answer without a word of explanation
 * (`bad_request` for 4xx, `bad_response` for the rest), or an answer in which the `server` says why.
 */
export type ErrorKind = 'network' | 'timeout' | 'aborted' | 'bad_request' | 'bad_response' | 'server';

export interface WireErrorFacts {
  status?: number;
  errors?: ErrorBag;
  body?: unknown;
  cause?: unknown;
}

/** A call that did not succeed. The message is the server's own, if it sent one. */
export class WireError extends Error {
  readonly status?: number;
  readonly errors?: ErrorBag;
  readonly body?: unknown;

  constructor(
    readonly kind: ErrorKind,
    message: string,
    facts: WireErrorFacts = {},
  ) {
    super(message, { cause: facts.cause });
    this.name = 'WireError';
    this.status = facts.status;
    this.errors = facts.errors;
    this.body = facts.body;
  }
}
