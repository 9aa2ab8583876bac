import { defineResource, type InputOfResource } from '../define-resource';
import { text } from '../fields';
import { TITLE_RULES } from '../users/name';
import { SEEN_RULES, TITLE_MAX } from '../record';

/** A path of the admin site, and of no other. */
const OWN_PATH = '/^\\/([\\w-][\\w\\/-]*)?$/';

/** Filters and order of a list of the back office under a name, for all admins: `list_path` is the list's page, `query` theirs. */
export const savedFilters = defineResource({
  name: 'saved_filter',
  endpoint: 'api/saved_filters',
  fields: { name: text, list_path: text, query: text },
  input: {
    name: ['required', ...TITLE_RULES],
    list_path: ['required', 'string', `max:${TITLE_MAX}`, `regex:${OWN_PATH}`],
    query: 'required|string|max:1000',
  },
  change: SEEN_RULES,
  sortBy: 'name',
  sorts: ['created_at'],
  filters: { list_path: `nullable|string|max:${TITLE_MAX}` },
  searched: [],
});

export type SavedFilterInput = InputOfResource<typeof savedFilters>;
