import { type ChangeOfResource, defineResource } from '../define-resource';
import { instant, text } from '../fields';
import { SEEN_RULES, TITLE_MAX } from '../record';

/** Formats of `Date.toISOString`, and of instants in responses. */
const INSTANT = 'date_format:Y-m-d\\TH:i:s.v\\Z,Y-m-d\\TH:i:s.u\\Z';

/** Admins write an announcement; every page of both sites shows it from `starts_at` until `ends_at`. */
export const announcements = defineResource({
  name: 'announcement',
  endpoint: 'api/announcements',
  fields: { content: text, starts_at: instant, ends_at: instant },
  input: {
    content: `required|string|max:${TITLE_MAX}`,
    starts_at: `required|${INSTANT}`,
    ends_at: `required|${INSTANT}|after:starts_at`,
  },
  // The steps check the span once the instant that stays is filled in.
  change: { ...SEEN_RULES, ends_at: `sometimes|required|${INSTANT}` },
  sortBy: 'starts_at',
  direction: 'desc',
  sorts: ['ends_at', 'created_at'],
  filters: { search: `nullable|string|max:${TITLE_MAX}` },
  searched: ['content'],
});

export type UpdateAnnouncementInput = ChangeOfResource<typeof announcements>;
