import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { MachineRecord } from '../catalog/machine';
import type { BaseFields } from '../record';

/** A machine that somebody keeps in mind. */
export interface FavouriteRecord extends BaseFields {
  user_id: number;
  machine_id: number;
  /** What the machine was called when it was saved. */
  subject: string;
  /** As its page shows it; null while it is not offered. */
  machine: MachineRecord | null;
}

export const favouriteType = defineRecord<FavouriteRecord>({
  endpoint: 'api/favourites',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'favourites',
});

export const favouriteRules = rules({ machine_id: 'required|integer' });
export type FavouriteInput = InputOf<typeof favouriteRules>;

/** A favourite and its machine, to mark the machines on a page: `GET api/favourites/ids`. */
export interface FavouriteIds {
  ids: { id: number; machine_id: number }[];
}

/** So many machines one person may keep: docs/decisions/0054. */
export const FAVOURITES_MAX = 500;
