import type { Wire } from '@laravel-wire/client';
import {
  type FavouriteIds,
  type FavouriteInput,
  type FavouriteRecord,
  favouriteType,
  type SavedSearchInput,
  type SavedSearchRecord,
  savedSearchType,
  type UpdateSavedSearchInput,
} from '@yard/contracts/saved';
import type { Creatable, Crud, Destroyable, Readable } from './records';

export function favourites(wire: Wire) {
  const all = wire.resource(favouriteType);
  const records: Readable<FavouriteRecord> & Creatable<FavouriteRecord, FavouriteInput> & Destroyable = all;
  return { ...records, ids: () => wire.http.get<FavouriteIds>(`${all.endpoint}/ids`) };
}

export function savedSearches(wire: Wire): Crud<SavedSearchRecord, SavedSearchInput, UpdateSavedSearchInput> {
  return wire.resource(savedSearchType);
}
