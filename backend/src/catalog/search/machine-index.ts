import type { FiltersOf } from '@laravel-wire/nest';
import type { Actor, MachineFilters } from '@yard/contracts';
import type { Term } from './terms/term';

export type MachineList = FiltersOf<MachineFilters>;

export interface ListQuery {
  actor: Actor | null;
  list: MachineList;
  /** The terms that the list's `search` was read as; empty without one. */
  terms: readonly Term[];
  /** Restricts to machines published in this span, and not this person's. */
  fresh?: Fresh;
}

export interface Fresh {
  after: Date;
  until: Date;
  notOf: number;
}

export interface Found {
  ids: number[];
  total: number;
  /** True when there may be more than `total`. */
  isBound: boolean;
}

export interface Tally {
  machine_type_id: number;
  manufacturer: string | null;
  delivered: boolean;
  count: number;
  machineId: number;
}

export interface AttributeTally {
  name: string;
  /** 1 for yes and 0 for no. */
  value: number | null;
  choice: string | null;
  count: number;
}

export interface Tallied<Of> {
  tallies: Of[];
  isBound: boolean;
}

/** All that fit, tallied at the same time; null where nobody asks. */
export type Tallying = Promise<Tallied<Tally>> | null;

/** Finds machines: docs/decisions/0045. */
export abstract class MachineIndex {
  /** @param tallying  their sum is the total */
  abstract find(query: ListQuery, tallying?: Tallying): Promise<Found>;

  /** The ids of a page, where nobody asks how many there are. */
  abstract ids(query: ListQuery): Promise<number[]>;

  abstract upTo(query: ListQuery, limit: number): Promise<number>;

  /** All that fit by what they have in common; of more than can be counted, some of them. */
  abstract tallies(query: ListQuery): Promise<Tallied<Tally>>;

  /**
   * All that fit by their values of these attributes; of more than can be counted, some of them.
   *
   * @param tallying  their sum is the total
   */
  abstract attributeTallies(
    query: ListQuery,
    names: readonly string[],
    tallying?: Tallying,
  ): Promise<Tallied<AttributeTally>>;

  abstract known(words: readonly string[]): Promise<ReadonlySet<string>>;

  abstract beginning(start: string, limit: number): Promise<string[]>;

  /** Words with the same first letter whose length differs by so much at most: what a misspelt word may be. */
  abstract alike(word: string, difference: number): Promise<string[]>;
}
