import { ERROR_SITES } from '@yard/contracts/watching';
import { choice, instant, nullable, object, record, text, whole } from './json-schema';

const happening = {
  site: choice(...ERROR_SITES),
  page: nullable(text),
  remote: nullable(text),
  release: nullable(text),
  user_id: nullable(whole),
  user_name: nullable(text),
  request_id: nullable(text),
};

/** Errors and recordings: after libs/contracts. */
export const watchingSchemas = {
  ReportedError: object({ id: whole }),
  ErrorReport: record({
    ...happening,
    fingerprint: text,
    name: text,
    message: text,
    stack: nullable(text),
    count: whole,
    first_seen_at: instant,
    last_seen_at: instant,
    resolved_at: nullable(instant),
    resolved_id: nullable(whole),
    resolved_name: nullable(text),
  }),
  ErrorOccurrence: record({ ...happening, error_report_id: whole, user_agent: nullable(text) }),
  Recording: record({
    error_report_id: nullable(whole),
    support_ticket_id: nullable(whole),
    user_id: nullable(whole),
    user_name: nullable(text),
    page: nullable(text),
    started_at: instant,
    ended_at: instant,
    events_count: whole,
    bytes: { ...whole, description: 'Of the events as JSON.' },
  }),
  RecordedEvent: object({ type: whole, timestamp: { type: 'number' }, data: {} }),
};
