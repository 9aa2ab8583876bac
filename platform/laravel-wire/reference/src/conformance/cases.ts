import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request as it was recorded; `<jar>`, `<xsrf>` and the like stand for what varies. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The exact text, in place of `body`. */
  raw?: string;
}

export interface RecordedCookie {
  name: string;
  value: string;
  attributes: Record<string, string | true>;
}

export interface RecordedAnswer {
  status: number;
  headers?: Record<string, string>;
  cookies?: RecordedCookie[];
  body?: unknown;
  /** The exact bytes of the body. */
  text?: string;
  html?: { title: string };
  observed?: { session_id_changed: boolean | null; csrf_token_changed: boolean | null };
}

/** What the newest release answers instead: all of the body with a status, else the members that differ. */
export interface NewestAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  cookies?: Record<string, Record<string, string | true>>;
}

export interface RecordedCase {
  name: string;
  /** E-mail of the signed-in user; `guest` has the anti-forgery cookie; absent or `none`: no cookies. */
  as?: string;
  jar?: 'guest' | 'signedIn';
  server?: Record<string, unknown>;
  before?: (RecordedRequest & { repeat?: number; status?: number })[];
  request: RecordedRequest;
  response: RecordedAnswer;
  newest?: NewestAnswer;
  notes?: string;
}

/** The cases of a folder's files, each with the name of its file; the tables are no cases. */
export function readCases(folder: string): { file: string; recorded: RecordedCase }[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'fixtures.json');
  return files.sort().flatMap((name) => {
    const cases: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const file = name.replace(/\.json$/, '');
    return Array.isArray(cases) ? cases.map((recorded: RecordedCase) => ({ file, recorded })) : [];
  });
}
