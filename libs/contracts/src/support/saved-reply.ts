import { defineResource, type InputOfResource } from '../define-resource';
import { text } from '../fields';
import { TITLE_RULES } from '../users/name';
import { MESSAGE_MAX, SEEN_RULES, TITLE_MAX } from '../record';

/** An answer that admins give often; `{name}` and `{number}` are the asker's and the ticket's where it is inserted. */
export const savedReplies = defineResource({
  name: 'saved_reply',
  endpoint: 'api/saved_replies',
  fields: { title: text, content: text },
  input: { title: ['required', ...TITLE_RULES], content: `required|string|max:${MESSAGE_MAX}` },
  change: SEEN_RULES,
  sortBy: 'title',
  sorts: ['created_at'],
  filters: { search: `nullable|string|max:${TITLE_MAX}` },
  searched: ['title', 'content'],
});

export type SavedReplyInput = InputOfResource<typeof savedReplies>;
