import type { Paginated } from '@laravel-wire/core';
import type { MachineRecord } from './machine';
import type { MachineFacets } from './machine-facets';

/**
 * What a machine beside the list differs in: it stands farther off, is free on other days, meets fewer of the filters,
 * or is of another kind.
 */
export type AlternativeReason = 'distance' | 'dates' | 'filters' | 'kind';

/** A machine that does not fit the list, and comes close. */
export interface MachineAlternative extends MachineRecord {
  reason: AlternativeReason;
  /** The days on which it is free, as many as were asked for; null unless `reason` is `dates`. */
  free_from: string | null;
  free_to: string | null;
}

/** What a list of machines answers beside its page: docs/wire.md "Search". */
export interface MachinesFound {
  /** Whether there may be more than `total`. */
  total_is_bound: boolean;
  /** What was looked for in place of what was typed; null when it was the same. */
  interpreted: { from: string; to: string } | null;
  /** Empty unless little or nothing fits. */
  alternatives: MachineAlternative[];
  facets?: MachineFacets;
}

export type MachinePage = Paginated<MachineRecord> & MachinesFound;
