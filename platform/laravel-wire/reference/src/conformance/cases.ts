import type { RecordedAnswer, RecordedCase } from '@laravel-wire/conformance';

/** The newest release's other answer: all of the body with a status, else the members that differ. */
export interface NewestAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  cookies?: Record<string, Record<string, string | true>>;
}

/** A case that the reference application is tested by. */
export interface ReferenceCase extends RecordedCase {
  /** Body of the reset that it is started with. */
  server?: Record<string, unknown>;
  response: RecordedAnswer & {
    observed?: { session_id_changed: boolean | null; csrf_token_changed: boolean | null };
  };
  newest?: NewestAnswer;
  notes?: string;
}
