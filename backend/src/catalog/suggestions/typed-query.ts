import type { Actor } from '@yard/contracts';
import type { ListQuery, MachineList } from '../search/machine-index';
import type { Language } from '../search/interpreter';
import type { Term } from '../search/terms/term';
import type { Understanding } from '../search/terms/term-reader';

export interface TypedQuery {
  actor: Actor | null;
  text: string;
  words: readonly string[];
  language: Language;
  meant: Understanding;
}

/** Machines that are counted to tell which suggestion comes first. */
export const COUNTED_MAX = 100;

const LIST: MachineList = {
  page: 1,
  per_page: 3,
  sort: 'created_at',
  direction: 'desc',
  path: '',
  query: {},
};

export function queryFor(
  actor: Actor | null,
  terms: readonly Term[],
  list: Partial<MachineList> = {},
): ListQuery {
  return { actor, terms, list: { ...LIST, ...list } };
}
