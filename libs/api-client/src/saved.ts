import type { Wire } from '@laravel-wire/client';
import {
  type FavouriteIds,
  type FavouriteInput,
  type FavouriteRecord,
  favouriteType,
} from '@yard/contracts/saved';
import type { Creatable, Destroyable, Readable } from './records';

export function favourites(wire: Wire) {
  const all = wire.resource(favouriteType);
  const records: Readable<FavouriteRecord> & Creatable<FavouriteRecord, FavouriteInput> & Destroyable = all;
  return { ...records, ids: () => wire.http.get<FavouriteIds>(`${all.endpoint}/ids`) };
}
