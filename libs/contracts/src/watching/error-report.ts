import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';

export const ERROR_SITES = ['public', 'admin', 'server'] as const;
export type ErrorSite = (typeof ERROR_SITES)[number];

/** Where and to whom an error happened. */
interface Happening {
  /** Which site's page it was; `server` for what no page was told of. */
  site: ErrorSite;
  /** The page's path, or the route's; without its query, which may bear tokens. */
  page: string | null;
  /** The remote whose code failed; null for the shells' and the server's own. */
  remote: string | null;
  /** The version of the code that failed: the remote's where one is named, else the site's or the server's. */
  release: string | null;
  user_id: number | null;
  user_name: string | null;
  request_id: string | null;
}

/** Errors that are one and the same, and where the last of them happened. */
export interface ErrorReportRecord extends BaseFields, Happening {
  fingerprint: string;
  /** `TypeError` */
  name: string;
  message: string;
  stack: string | null;
  count: number;
  first_seen_at: string;
  last_seen_at: string;
  /** A later occurrence opens it again. */
  resolved_at: string | null;
  resolved_id: number | null;
  resolved_name: string | null;
}

const errorReportFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  site: `nullable|string|in:${ERROR_SITES.join(',')}`,
  resolved: 'nullable|boolean',
  remote: 'nullable|string|max:64',
  release: 'nullable|string|max:64',
});
export type ErrorReportFilters = InputOf<typeof errorReportFilters>;

export const errorReportType = defineRecord<ErrorReportRecord>({
  endpoint: 'api/error_reports',
  sortBy: 'last_seen_at',
  direction: 'desc',
  channel: 'error_reports',
  filters: errorReportFilters,
  sorts: ['last_seen_at', 'first_seen_at', 'count'],
});

/** One time that it happened. */
export interface ErrorOccurrenceRecord extends BaseFields, Happening {
  error_report_id: number;
  user_agent: string | null;
}

export const errorOccurrenceType = defineRecord<ErrorOccurrenceRecord>({
  endpoint: 'occurrences',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'error_occurrences',
});

/** Longest texts of a report, in characters; browsers cut theirs. */
export const ERROR_TEXT_MAX = { name: 255, message: 2_000, stack: 20_000, page: 1_000, release: 64 } as const;

export const errorReportRules = rules({
  name: `nullable|string|max:${ERROR_TEXT_MAX.name}`,
  message: `required|string|max:${ERROR_TEXT_MAX.message}`,
  stack: `nullable|string|max:${ERROR_TEXT_MAX.stack}`,
  page: `nullable|string|max:${ERROR_TEXT_MAX.page}`,
  remote: `nullable|string|max:${ERROR_TEXT_MAX.release}`,
  release: `nullable|string|max:${ERROR_TEXT_MAX.release}`,
  request_id: 'nullable|string|max:128',
});
export type ErrorReportInput = InputOf<typeof errorReportRules>;

/** How long errors are kept after their last time. */
export const ERRORS_KEPT_DAYS = 30;

/** What one visitor may report: docs/rules/0036. */
export const ERROR_REPORTS_PER_MINUTE = 30;
/** Bytes of a body with one report. */
export const ERROR_REPORT_BYTES = 64 * 1024;
