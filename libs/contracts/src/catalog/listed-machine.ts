import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { MachineRecord } from './machine-records';
import type { ListedMachineRecord } from './listed-machine-records';

/** `hidden` while its owner is suspended; `taken_off` by an admin, and not changed since. */
const LISTING_STATES = ['published', 'hidden', 'draft', 'withdrawn', 'taken_off'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

const listedMachineFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  listing_state: `nullable|string|${ruleIn(LISTING_STATES)}`,
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

/** @param withdrawn_at  is known of a row of the list alone, as `owner_suspended` is */
export function listingState({
  published_at,
  taken_off_reason,
  withdrawn_at = null,
  owner_suspended = false,
}: Pick<MachineRecord, 'published_at' | 'taken_off_reason'> & {
  withdrawn_at?: string | null;
  owner_suspended?: boolean;
}): ListingState {
  if (published_at !== null) return owner_suspended ? 'hidden' : 'published';
  if (taken_off_reason !== null) return 'taken_off';
  return withdrawn_at === null ? 'draft' : 'withdrawn';
}
