import type { RecordedAnswer, RecordedCase } from '@laravel-wire/conformance';

/** What the newest release answers instead: all of the body with a status, else the members that differ. */
export interface NewestAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  cookies?: Record<string, Record<string, string | true>>;
}

/** A case that the reference application is tested by. */
export interface ReferenceCase extends RecordedCase {
  /** What it is started with: the body of its reset. */
  server?: Record<string, unknown>;
  response: RecordedAnswer & {
    observed?: { session_id_changed: boolean | null; csrf_token_changed: boolean | null };
  };
  newest?: NewestAnswer;
  notes?: string;
}
