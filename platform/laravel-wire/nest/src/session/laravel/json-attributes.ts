import { compactJson } from '../../http/json';
import { SessionNotWritable } from './session-refusals';
import { StoredJson, StoredValue } from './stored-value';

/** PHP's own bound, of reading as of writing. */
const DEPTH_MAX = 512;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},:]|[^\s"[\]{},:]+/g;

/**
 * The members of a session in JSON; null for what is none. What PHP would write in other bytes than it has (`1.0e+25`,
 * keys out of order, numbers that JavaScript would change) is a `StoredJson`.
 */
export function jsonAttributesIn(text: string): Record<string, unknown> | null {
  const parsed = parsedOrNull(text);
  if (typeof parsed !== 'object' || parsed === null) return null;
  const members = membersIn(text);
  // PHP's empty array; any other list is one whose names are numbers.
  if (Array.isArray(parsed)) return members && { ...parsed };
  const whole = new Map<string, unknown>(Object.entries(parsed));
  const encoded = members?.map(([key, own]) => {
    const value = whole.get(key);
    return [key, compactJson(value) === own ? value : new StoredJson(own)] as const;
  });
  return encoded ? Object.fromEntries(encoded) : null;
}

/**
 * The members as PHP's `json_encode` writes them.
 *
 * @throws SessionNotWritable for what only PHP's own serialization can hold
 * @throws TypeError          for what JSON has no value for
 */
export function jsonOf(attributes: Record<string, unknown>): string {
  const members = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const parts = members.map(([key, value]) => `${compactJson(key)}:${jsonOfValue(key, value)}`);
  return parts.length === 0 ? '[]' : `{${parts.join(',')}}`;
}

function jsonOfValue(key: string, value: unknown): string {
  if (value instanceof StoredValue || value instanceof Uint8Array) {
    throw new SessionNotWritable(`${key} is nothing that JSON can hold`);
  }
  return value instanceof StoredJson ? value.text : compactJson(value);
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Laravel begins such a session anew.
    return null;
  }
}

/** Each member's name, and its value as it is written; null where it is nested deeper than PHP reads. */
function membersIn(text: string): [string, string][] | null {
  const found: [string, string][] = [];
  let [depth, key, from] = [0, '', 1];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    depth += '[{'.includes(token) ? 1 : 0;
    if (depth > DEPTH_MAX) return null;
    const before = depth === 1 && ':,}]'.includes(token) ? text.slice(from, index).trim() : '';
    if (token === ':' && depth === 1) {
      key = String(JSON.parse(before));
    } else if (before !== '') {
      found.push([key, before]);
    }
    from = before === '' ? from : index + 1;
    depth -= ']}'.includes(token) ? 1 : 0;
  }
  return found;
}
