import { currentRequestId } from '@laravel-wire/nest/request-id';
import pino, { type Logger } from 'pino';
import { currentSpanIds } from '../tracing/tracing';

/** Names of fields that must never be printed, wherever they occur. */
const SECRETS = [
  'password',
  'password_confirmation',
  'cookie',
  'authorization',
  '*.password',
  'headers.cookie',
];

/** Card numbers, and what our keys and those of the card provider begin with: masked in any text. */
const SECRET_TEXT =
  /\b(?:(?:sk|rk|pk|whsec|seti|pi)_[A-Za-z0-9_]{8,}|base64:[A-Za-z0-9+/]{40,}=*)|(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
/** User name and password of an address: `mysql://user:pass@host`. */
const LOGIN_IN_URL = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,300}@/gi;

/** A text without what only looks like a secret to nobody. */
export function masked(text: string): string {
  return text
    .replace(LOGIN_IN_URL, '$1***@')
    .replace(SECRET_TEXT, (found) => (isNumberOfNoCard(found) ? found : '***'));
}

/**
 * Lines of JSON; each bears the id of the request that is worked on, and of its trace.
 *
 * @param descriptor  1 is standard output, 2 standard error
 */
export function logLines(level: string, descriptor: 1 | 2 = 1): Logger {
  const options = {
    level,
    redact: SECRETS,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request_id = currentRequestId();
      return request_id === null ? { ...currentSpanIds() } : { request_id, ...currentSpanIds() };
    },
  };
  // Written at once: the line that says why a program ends must not be lost with it.
  return descriptor === 1 ? pino(options) : pino(options, pino.destination({ dest: descriptor, sync: true }));
}

/** Digits that fail Luhn's sum, as timestamps and ids mostly do. */
function isNumberOfNoCard(found: string): boolean {
  if (!/^\d/.test(found)) return false;
  const digits = [...found.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const worth = index % 2 === 0 ? digit : digit * 2;
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 !== 0;
}
