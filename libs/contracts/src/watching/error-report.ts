import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { ErrorOccurrenceRecord, ErrorReportRecord } from './records';
import { ERROR_SITES } from './error-sites';

const errorReportFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  site: `nullable|string|${ruleIn(ERROR_SITES)}`,
  resolved: 'nullable|boolean',
  remote: 'nullable|string|max:64',
  release: 'nullable|string|max:64',
  user_id: 'nullable|integer|min:1',
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

/** Body of resolve. Resolved in the next release, what happens to pages of the last one does not open it again. */
export const resolveErrorRules = rules({ in_next_release: 'nullable|boolean' });
export type ResolveErrorInput = InputOf<typeof resolveErrorRules>;

/** Counted from an error's last occurrence. */
export const ERROR_RETENTION_DAYS = 30;

/** Limits of one visitor's reports: docs/rules/0036. */
export const ERROR_REPORTS_PER_MINUTE = 30;
export const ERROR_REPORT_BYTES = 64 * 1024;
