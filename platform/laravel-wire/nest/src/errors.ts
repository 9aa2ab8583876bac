import { summarize, type ErrorBag } from '@laravel-wire/core';

/**
 * A fact that ends a request with a status. Services throw one of the classes below where the fact is
 * known; the exception filter alone turns it into an answer.
 */
export class WireFault extends Error {
  /** Answer headers, for example `Retry-After`. */
  readonly headers: Record<string, string> = {};
  /** Members of the body beside `message`. */
  readonly extra: Record<string, unknown> = {};

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** True where a store was out of reach: who asks once more may well be answered. */
export const isAway = (error: unknown): boolean => error instanceof WireFault && error.status === 503;

/** 302 to an address; a path is the site's own. */
export class RedirectTo extends WireFault {
  constructor(readonly location: string) {
    super(302, 'Found');
  }
}

/** 400: the request cannot be read. */
export class BadRequest extends WireFault {
  constructor(message = 'Bad Request') {
    super(400, message);
  }
}

/** 401: a signed-in user is needed. */
export class Unauthenticated extends WireFault {
  constructor() {
    super(401, 'Unauthenticated.');
  }
}

/** 403: the default text is Laravel's for a policy without a message of its own; `''` is a bare refusal. */
export class Forbidden extends WireFault {
  constructor(message = 'This action is unauthorized.') {
    super(403, message);
  }
}

/** 404: no such record, or one that the caller may not know of. */
export class NotFound extends WireFault {
  constructor(message = 'Not Found') {
    super(404, message);
  }

  /** Laravel's text for a lookup by key, with the class name it would show. */
  static record(name: string, id: string | number): NotFound {
    return new NotFound(`No query results for model [App\\Models\\${name}] ${id}`);
  }
}

/** 409: the record's state forbids the action; `extra` joins `message` in the body. */
export class Conflict extends WireFault {
  override readonly extra: Record<string, unknown>;

  constructor(message: string, extra: Record<string, unknown> = {}) {
    super(409, message);
    this.extra = extra;
  }
}

/** 419: the anti-forgery token is missing or another session's. */
export class TokenMismatch extends WireFault {
  constructor() {
    super(419, 'CSRF token mismatch.');
  }
}

/** 422: input that breaks rules. `message` is the first text plus the count of the others. */
export class ValidationFailed extends WireFault {
  constructor(readonly errors: ErrorBag) {
    super(422, summarize(errors));
  }

  static field(field: string, message: string): ValidationFailed {
    return new ValidationFailed({ [field]: [message] });
  }
}

/** 423: the password has to be confirmed first. */
export class Locked extends WireFault {
  constructor(message = 'Password confirmation required.') {
    super(423, message);
  }
}

/** 429: over a limit. `retryAfter` is in whole seconds. */
export class TooManyRequests extends WireFault {
  override readonly headers: Record<string, string>;

  constructor(retryAfter: number, headers: Record<string, string> = {}) {
    super(429, 'Too Many Attempts.');
    this.headers = { 'retry-after': String(retryAfter), ...headers };
  }
}

/** 503: something needed is not there just now. @param retryAfter  seconds, where that is known */
export class ServiceUnavailable extends WireFault {
  override readonly headers: Record<string, string>;

  constructor(message = 'Service Unavailable', retryAfter?: number) {
    super(503, message);
    this.headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  }
}
