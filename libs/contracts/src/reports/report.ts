import { defineRecord, deny, type InputOf, rules, type Verdict } from '@laravel-wire/core';
import { type Actor, REASON_MAX } from '../record';
import type { ContentReportRecord } from './records';

export type { ContentReportRecord };

const contentReportFilters = rules({ state: 'nullable|string|in:open,closed' });
export type ContentReportFilters = InputOf<typeof contentReportFilters>;

export const contentReportType = defineRecord<ContentReportRecord>({
  endpoint: 'api/content_reports',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'content_reports',
  filters: contentReportFilters,
});

/** Body of unpublish. The reason of an admin is sent to the machine's owner. */
export const unpublishRules = rules({ reason: `nullable|string|max:${REASON_MAX}` });
export type UnpublishInput = InputOf<typeof unpublishRules>;

/** Body of report, of hide and of a machine's ask_for_change. */
export const reportRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type ReportInput = InputOf<typeof reportRules>;

/** Whoever may see a text may report it, but for their own. */
export function mayReport(actor: Actor | null, { user_id }: { user_id: number }, view: Verdict): Verdict {
  return actor?.id === user_id ? deny('You can’t report your own text.') : view;
}
