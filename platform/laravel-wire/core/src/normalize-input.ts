import { trimEnds } from './php/trim';

/** Laravel trims no passwords; the list is its middleware's own. */
const NEVER_TRIMMED: ReadonlySet<string> = new Set(['current_password', 'password', 'password_confirmation']);

/**
 * Characters that release 13 trims: all Unicode blanks, zero-width characters, byte order mark; not those that turn
 * the direction of a text.
 */
const INVISIBLE =
  /[\s\0\x0B\u0085\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u2000-\u200F\u2028\u2029\u202F\u205F-\u2065\u206A-\u206F\u2800\u3000\u3164\uFEFF\uFFA0]/;

/**
 * The input as an application sees it: texts trimmed, empty texts null, at any depth; other values untouched.
 * Passwords keep their blanks, but an empty one is null too. Values that are no plain objects or lists (a file) pass as
 * they are.
 */
export function normalizeInput(body: unknown): unknown {
  if (!isPlainObject(body)) return normalized(body);

  return Object.fromEntries(
    Object.entries(body).map(([key, entry]) => [
      key,
      typeof entry === 'string' && NEVER_TRIMMED.has(key) ? filled(entry) : normalized(entry),
    ]),
  );
}

function normalized(value: unknown): unknown {
  if (typeof value === 'string') return filled(trimEnds(value, INVISIBLE));
  if (Array.isArray(value)) return value.map(normalized);
  if (!isPlainObject(value) || isEmpty(value)) return value;

  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, normalized(entry)]));
}

function isEmpty(value: object): boolean {
  for (const key in value) if (Object.hasOwn(value, key)) return false;
  return true;
}

const filled = (text: string): string | null => (text === '' ? null : text);

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;

  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
