import type { RecordedAnswer, RecordedCookie } from '@laravel-wire/conformance';
import type { NewestAnswer, ReferenceCase } from './cases';
import { newestOf } from './newest-rules';

/** The truth of a case: the recorded answer, and the newest release's where it differs. */
export function expectedOf(recorded: ReferenceCase): RecordedAnswer {
  const { response } = recorded;
  const newest = newestOf(recorded);
  const cookies = response.headers
    ? (response.cookies ?? []).map((cookie) => newestCookie(cookie, newest?.cookies))
    : undefined;
  if (!newest) return { ...response, cookies };
  if (newest.status !== undefined) {
    const { status, headers, body } = newest;
    return { status, body, ...(headers ? { headers } : {}) };
  }

  const body = newest.body === undefined ? response.body : overlaid(response.body, newest.body);
  const text =
    response.text !== undefined && newest.body !== undefined ? inStyleOf(response.text, body) : response.text;
  const headers = response.headers && { ...response.headers, ...newest.headers };
  return { ...response, headers, body, text, cookies };
}

/** The members that differ go over the recorded ones; anything that is no object is replaced. */
function overlaid(recorded: unknown, newest: unknown): unknown {
  const areObjects = [recorded, newest].every((value) => typeof value === 'object' && value !== null);
  return areObjects && !Array.isArray(recorded) ? { ...Object(recorded), ...Object(newest) } : newest;
}

/** The exact text was recorded of an older body: the same blanks and escapes around the newer one. */
function inStyleOf(text: string, body: unknown): string {
  const isPretty = text.includes('\n    ');
  const json = JSON.stringify(body, null, isPretty ? 4 : undefined).replace(/[\u0080-\uffff]/g, escapedChar);
  return isPretty ? json : json.replaceAll('/', '\\/');
}

function escapedChar(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The newest release's attributes stand in place of the changed ones. */
function newestCookie(cookie: RecordedCookie, newest: NewestAnswer['cookies'] = {}): RecordedCookie {
  return { ...cookie, attributes: { ...cookie.attributes, ...newest[cookie.name] } };
}
