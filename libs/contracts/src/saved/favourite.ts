import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { FavouriteRecord } from './records';

export const favouriteType = defineRecord<FavouriteRecord>({
  endpoint: 'api/favourites',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'favourites',
});

export const favouriteRules = rules({ machine_id: 'required|integer' });
export type FavouriteInput = InputOf<typeof favouriteRules>;

/** So many machines one person may keep: docs/decisions/0054. */
export const FAVOURITES_MAX = 500;
