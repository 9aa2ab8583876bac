import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A request as it was recorded; `<jar>`, `<xsrf>` and the like stand for what varies. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The exact text, in place of `body`. */
  raw?: string;
}

/** A request before that of a case, which any answer but its `status` ends (without one, those of 400 and above). */
export type EarlierRequest = RecordedRequest & { repeat?: number; status?: number };

/** A cookie of a recorded answer. */
export interface RecordedCookie {
  name: string;
  value: string;
  attributes: Record<string, string | true>;
}

/** A Laravel's answer, as a recording has it. */
export interface RecordedAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Without a list nothing is known of them. */
  cookies?: RecordedCookie[];
  body?: unknown;
  text?: string;
  html?: { title: string };
}

/** A request and what was answered to it. */
export interface RecordedCase {
  name: string;
  /** E-mail of the signed-in user; `guest` has the anti-forgery cookie; absent or `none`: no cookies. */
  as?: string;
  jar?: 'guest' | 'signedIn';
  before?: EarlierRequest[];
  request: RecordedRequest;
  response: RecordedAnswer;
}

/** A fault that the caller has to mend: its message is all that is shown of it. */
export class Refused extends Error {}

/**
 * The cases of a file, or of a folder's files, each with the name of its file; the tables are no cases.
 *
 * @typeParam Case  what else is said of each
 * @param part  what each has to have
 * @throws Refused where there are none, or some without it
 */
export function readCases<Case extends RecordedCase = RecordedCase>(
  path: string,
  part: 'request' | 'response',
) {
  const isFolder = statSync(path).isDirectory();
  const names = isFolder ? readdirSync(path).sort() : [basename(path)];
  const files = names.filter((name) => name.endsWith('.json') && name !== 'fixtures.json');
  const cases = files.flatMap((name) => {
    const list = readJson(isFolder ? join(path, name) : path);
    const file = name.replace(/\.json$/, '');
    return Array.isArray(list) ? list.map((recorded: Case) => ({ file, recorded })) : [];
  });
  if (cases.length === 0 || !cases.every(({ recorded }) => recorded.request?.method && recorded[part])) {
    throw new Refused(`${path} has no list of cases, each with a ${part}`);
  }
  return cases;
}

/** The file’s JSON. @throws Refused when it cannot be read */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${String(error)}`);
  }
}
