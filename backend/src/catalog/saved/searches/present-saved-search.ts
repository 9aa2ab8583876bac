import type { SavedSearchRecord } from '@yard/contracts/saved';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { SavedSearch } from './saved-search.entity';

export function presentSavedSearch(search: SavedSearch): SavedSearchRecord {
  return {
    ...baseFields(search),
    user_id: search.user_id,
    name: search.name,
    query: search.query,
    place: search.place,
    notify: search.notify,
    notified_at: wireInstant(search.notified_at),
  };
}
