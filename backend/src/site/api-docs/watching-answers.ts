import { acting, type Answers, many, nothing, one, or, page, reading } from './answer';
import { listOf, object, ref, whole } from './json-schema';

const reports = '/api/error_reports';
const recordings = '/api/recordings';

/** Error reports and recordings, and what admins see at a glance. */
export const watchingAnswers: Answers = {
  ...reading(reports, 'ErrorReport'),
  [`POST ${reports}`]: or(one('ReportedError'), 429),
  [`POST ${reports}/store_many`]: or(many('ReportedError'), 429),
  [`GET ${reports}/{id}/occurrences`]: page('ErrorOccurrence'),
  ...acting(reports, 'ErrorReport', 'resolve', 'reopen'),
  ...reading(recordings, 'Recording'),
  [`POST ${recordings}`]: or(one('Recording'), 403, 429),
  [`POST ${recordings}/withdraw`]: or({ body: object({ deleted: whole }) }, 429),
  [`GET ${recordings}/{id}/events`]: { body: listOf(ref('RecordedEvent')) },
  [`DELETE ${recordings}/{id}`]: nothing,

  'GET /api/admin/machines': page('ListedMachine'),
  'GET /api/missed_searches': page('MissedSearch'),
  'DELETE /api/missed_searches/{id}': nothing,
  ...reading('/api/content_reports', 'ContentReport'),
  ...acting('/api/content_reports', 'ContentReport', 'hide', 'keep'),
  'GET /api/desk': one('Overview'),
  'GET /api/desk/ticket_answers': one('TicketAnswers'),
  'GET /api/desk/utilisation': one('Utilisation'),
  'GET /api/periodic_jobs': one('PeriodicJobs'),
  'GET /api/find': { body: object({ results: listOf(ref('FoundRecord')) }) },
};
