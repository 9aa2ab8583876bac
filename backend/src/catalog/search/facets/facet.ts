import type { MachineFacet } from '@yard/contracts';
import type { MachineList } from '../machine-index';

const FILTERS = {
  machine_type_id: ['machine_type_id'],
  manufacturer: ['manufacturer'],
  delivery: ['delivery'],
  free: ['from', 'to', 'flexible_days'],
} as const satisfies Record<MachineFacet, readonly (keyof MachineList)[]>;

/** In the answer's order. */
export const FACETS = [
  'machine_type_id',
  'manufacturer',
  'delivery',
  'free',
] as const satisfies MachineFacet[];

/** Filters that are no choice of their own. */
const BESIDE: readonly (keyof MachineList)[] = ['flexible_days'];

/** Whether something is chosen of the facet. */
export function isChosen(facet: MachineFacet, list: MachineList): boolean {
  return FILTERS[facet].every((filter) => BESIDE.includes(filter) || Boolean(list[filter]));
}

/** The list as it would be without: what is chosen does not hide what else there is. */
export function without(facet: MachineFacet, list: MachineList): MachineList {
  return { ...list, ...Object.fromEntries(FILTERS[facet].map((filter) => [filter, null])) };
}
