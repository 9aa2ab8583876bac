import { defineResource } from '../define-resource';
import { text } from '../fields';
import { SEEN_RULES, TITLE_MAX } from '../record';

export const searchSynonyms = defineResource({
  name: 'search_synonym',
  endpoint: 'api/search_synonyms',
  fields: {
    /** The typed words; case, accents, plural and blanks do not matter. */
    term: text,
    /** Searched for instead, several meanings separated by commas; machines that have the term are found too. */
    means: text,
  },
  input: { term: `required|string|max:${TITLE_MAX}`, means: `required|string|max:${TITLE_MAX}` },
  change: SEEN_RULES,
  sortBy: 'term',
  sorts: ['created_at'],
  filters: { search: `nullable|string|max:${TITLE_MAX}` },
  searched: ['term', 'means'],
});
