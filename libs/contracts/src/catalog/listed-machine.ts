import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { ListedMachineRecord } from './listed-machine-records';

/** On the site; not yet; or no longer. */
export type ListingState = 'published' | 'draft' | 'withdrawn';

const listedMachineFilters = rules({
  /** Its name, make or number, or what its owner is found by. */
  search: `nullable|string|max:${TITLE_MAX}`,
  listing_state: 'nullable|string|in:published,draft,withdrawn',
  user_id: 'nullable|integer|min:1',
  machine_type_id: 'nullable|integer|min:1',
});
export type ListedMachineFilters = InputOf<typeof listedMachineFilters>;

/** Everybody's machines, drafts too, as admins look through them; a machine's page has the rest. */
export const listedMachineType = defineRecord<ListedMachineRecord>({
  endpoint: 'api/admin/machines',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'machines',
  filters: listedMachineFilters,
  sorts: ['created_at', 'updated_at', 'subject', 'daily_rate'],
});

type Listed = Pick<ListedMachineRecord, 'published_at' | 'withdrawn_at'>;

export function listingState({ published_at, withdrawn_at }: Listed): ListingState {
  if (published_at !== null) return 'published';
  return withdrawn_at === null ? 'draft' : 'withdrawn';
}
