import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { attributeInAddress } from '../catalog/machine-attribute';
import { TITLE_MAX } from '../record';
import { TITLE_RULES, TITLED } from '../users/name';
import type { SavedQuery, SavedSearchRecord } from './records';

export const savedSearchType = defineRecord<SavedSearchRecord>({
  endpoint: 'api/saved_searches',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'saved_searches',
  sorts: ['name'],
});

/** PHP's array is an object here. */
type Queried<Input> = Omit<Input, 'query'> & { query: SavedQuery };

/** `query` is checked by the list's own filters, too. */
export const savedSearchRules = rules(
  {
    name: ['required', ...TITLE_RULES],
    query: 'required|array',
    place: `nullable|string|max:${TITLE_MAX}`,
    notify: 'nullable|boolean',
  },
  TITLED,
);
export type SavedSearchInput = Queried<InputOf<typeof savedSearchRules>>;

export const updateSavedSearchRules = rules(
  {
    name: ['sometimes', 'required', ...TITLE_RULES],
    query: 'sometimes|required|array',
    place: `nullable|string|max:${TITLE_MAX}`,
    notify: 'sometimes|required|boolean',
  },
  TITLED,
);
export type UpdateSavedSearchInput = Partial<Queried<InputOf<typeof updateSavedSearchRules>>>;

/** So many searches one person may keep: docs/decisions/0054. */
export const SAVED_SEARCHES_MAX = 50;

/** The page of one's saved searches, and of what turns the mails of one off. */
export const SAVED_PATH = '/saved';
export const mutePath = (id: number) => `${SAVED_PATH}/mute/${id}`;

/** Filters whose name on the search page is not the list's. */
const PAGE_NAMES: Record<string, string> = { machine_type_id: 'type' };

export function savedSearchPath({ query, place }: Pick<SavedSearchRecord, 'query' | 'place'>): string {
  const { lat, lng, radius, delivery, attributes, ...others } = query;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(others)) params.set(PAGE_NAMES[name] ?? name, String(value));
  for (const [name, filter] of Object.entries(attributes ?? {})) {
    if (filter) params.set(`with.${name}`, attributeInAddress(filter));
  }
  if (lat != null && lng != null) {
    params.set('at', `${lat},${lng}`);
    params.set('place', place ?? `${lat}, ${lng}`);
    params.set('radius', radius == null ? 'any' : String(radius));
  }
  if (delivery) params.set('delivery', '1');
  return `/search?${params}`;
}
