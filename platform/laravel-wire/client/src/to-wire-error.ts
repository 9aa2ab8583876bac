import type { ErrorBag } from '@laravel-wire/core';
import type { AxiosError } from 'axios';
import { type ErrorKind, WireError } from './wire-error';

const GENERIC: Readonly<Record<Exclude<ErrorKind, 'server'>, string>> = {
  network: 'Network error',
  timeout: 'Timeout',
  aborted: 'Request aborted',
  bad_request: 'Bad request',
  bad_response: 'Bad response',
};

/**
 * Any failure of a call as one kind of error; what is no transport failure comes back as `bad_response` with its cause.
 */
export function toWireError(error: unknown): WireError {
  if (error instanceof WireError) return error;
  if (!isAxiosError(error)) return generic('bad_response', { cause: error });
  if (error.response === undefined) return generic(kindWithoutAnswer(error), { cause: error });

  return fromAnswer(error.response.status, error.response.data, error);
}

/** An answer that arrived but is not what the call needs, such as an action's without an id. */
export function badResponse(status: number, body: unknown): WireError {
  return generic('bad_response', { status, body });
}

export function fromAnswer(status: number, body: unknown, cause?: unknown): WireError {
  const errors = errorsIn(body);
  const message = messageIn(body);
  const facts = { status, body, cause, ...(errors === undefined ? {} : { errors }) };
  if (message !== '') return new WireError('server', message, facts);

  return generic(status >= 400 && status < 500 ? 'bad_request' : 'bad_response', facts);
}

/** Error for what `fetch` rejects with: given up, or not to be had. */
export function unanswered(error: unknown): WireError {
  if (error instanceof WireError) return error;
  const name = isObject(error) ? error.name : '';
  if (name === 'TimeoutError') return generic('timeout', { cause: error });
  return generic(name === 'AbortError' ? 'aborted' : 'network', { cause: error });
}

function generic(
  kind: Exclude<ErrorKind, 'server'>,
  facts: ConstructorParameters<typeof WireError>[2],
): WireError {
  return new WireError(kind, GENERIC[kind], facts);
}

/** axios says ECONNABORTED for its own time-out as well as for a request that the browser gave up. */
function kindWithoutAnswer(error: AxiosError): 'network' | 'timeout' | 'aborted' {
  if (error.code === 'ETIMEDOUT' || (error.code === 'ECONNABORTED' && /timeout/i.test(error.message)))
    return 'timeout';

  return error.code === 'ERR_CANCELED' || error.code === 'ECONNABORTED' ? 'aborted' : 'network';
}

/** Axios marks its own errors so; axios itself is loaded for uploads alone. */
const isAxiosError = (error: unknown): error is AxiosError => isObject(error) && error.isAxiosError === true;

function messageIn(body: unknown): string {
  return isObject(body) && typeof body.message === 'string' ? body.message : '';
}

/** The `errors` member, as far as it is lists of texts by field. */
function errorsIn(body: unknown): ErrorBag | undefined {
  if (!isObject(body) || !isObject(body.errors)) return undefined;

  const fields = Object.entries(body.errors).map(([field, texts]) => [field, textsIn(texts)] as const);
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0));
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
