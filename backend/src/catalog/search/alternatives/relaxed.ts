import type { AlternativeReason } from '@yard/contracts';
import type { ListQuery, MachineList } from '../machine-index';
import { centreOf } from '../table/conditions';
import type { Term } from '../terms/term';

/** Machines read for one reason; more than are shown, because the list or another reason may have some of them. */
const READ_MAX = 20;

/** A list with fewer conditions than another one, and in what its machines differ. */
export interface Relaxed {
  reason: AlternativeReason;
  listQuery: ListQuery;
}

/** Machine types that may serve instead. */
export interface Kinds {
  meant: readonly number[];
  wider: readonly number[];
}

type Field = keyof MachineList;

const WORDS: readonly Field[] = ['search', 'machine_type_id'];
const RADIUS: readonly Field[] = ['radius'];
const DAYS: readonly Field[] = ['from', 'to', 'flexible_days'];
/** The machines' owner, and the place that distances are measured from: conditions of every list. */
const ALWAYS: readonly Field[] = ['user_id', 'lat', 'lng'];
const ASIDE: readonly Field[] = [
  'page',
  'per_page',
  'sort',
  'direction',
  'path',
  'query',
  'facets',
  ...ALWAYS,
];

/** Lists that each drop one condition of a list (days, radius, filters or type), the most similar first. */
export function relaxedOf(listQuery: ListQuery, kinds: Kinds): Relaxed[] {
  const { list } = listQuery;
  const others = fieldsOf(list).filter((field) => ![...WORDS, ...RADIUS, ...DAYS].includes(field));
  return [
    ...(has(list, ['from', 'to']) ? [relaxed('dates', listQuery, [...WORDS, ...RADIUS, ...others])] : []),
    ...(has(list, RADIUS) ? [relaxed('distance', listQuery, [...WORDS, ...DAYS, ...others])] : []),
    ...(others.length > 0 ? [relaxed('filters', listQuery, [...WORDS, ...RADIUS, ...DAYS])] : []),
    // Without a radius: the nearest come first.
    ...ofMeant(listQuery, kinds, DAYS),
    ...(kinds.wider.length > 0 ? [ofTypes(listQuery, kinds.wider, DAYS)] : []),
  ];
}

/** Lists for when none of those finds a machine: they drop the place and the days, and at last the type. */
export function lastOf(listQuery: ListQuery, kinds: Kinds): Relaxed[] {
  if (fieldsOf(listQuery.list).length === 0) return [];
  return [
    relaxed('filters', listQuery, WORDS),
    ...ofMeant(listQuery, kinds, []),
    ...(kinds.wider.length > 0 ? [ofTypes(listQuery, kinds.wider, [])] : []),
    relaxed('kind', { ...listQuery, terms: [] }, []),
  ];
}

function fieldsOf(list: MachineList): Field[] {
  const fields = Object.keys(list) as Field[];
  return fields.filter((field) => !ASIDE.includes(field) && has(list, [field]));
}

function has(list: MachineList, fields: readonly Field[]): boolean {
  return fields.every((field) => ![undefined, null, false, ''].includes(list[field] as string));
}

/** The machines of the types that the search words mean; its other words are dropped. */
function ofMeant(listQuery: ListQuery, { meant }: Kinds, fields: readonly Field[]): Relaxed[] {
  return listQuery.list.search && meant.length > 0 ? [ofTypes(listQuery, meant, fields)] : [];
}

/** The machines of some types, whatever they are called. */
function ofTypes(listQuery: ListQuery, types: readonly number[], fields: readonly Field[]): Relaxed {
  const term: Term = { text: '', ways: [{ pieces: [], types: [...types] }] };
  return relaxed('kind', { ...listQuery, terms: [term] }, fields);
}

/** Sorts the nearest first; without a place the best matches of the words, without words the newest. */
function relaxed(reason: AlternativeReason, listQuery: ListQuery, fields: readonly Field[]): Relaxed {
  const { list, terms } = listQuery;
  const filters = Object.fromEntries([...ALWAYS, ...fields].map((field) => [field, list[field]]));
  const isNear = centreOf(list) !== null;
  const order = { sort: isNear ? 'distance' : terms.length > 0 ? 'relevance' : 'created_at' } as const;
  const part = { page: 1, per_page: READ_MAX, path: list.path, query: {} };
  return {
    reason,
    listQuery: { ...listQuery, list: { ...filters, ...part, ...order, direction: isNear ? 'asc' : 'desc' } },
  };
}
