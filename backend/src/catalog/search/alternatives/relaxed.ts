import type { AlternativeReason } from '@yard/contracts';
import type { ListQuery, MachineList } from '../machine-index';
import { centreOf } from '../table/conditions';
import type { Term } from '../terms/term';

/** Machines that are read for one reason: those that the list or another reason has are among them. */
const READ_MAX = 20;

/** A list that asks for less than another one, and what its machines differ in. */
export interface Relaxed {
  reason: AlternativeReason;
  listQuery: ListQuery;
}

/** Types that may do instead. */
export interface Kinds {
  /** Those that the list asks for, by its type or its words. */
  meant: readonly number[];
  /** All of their categories. */
  wider: readonly number[];
}

type Field = keyof MachineList;

const WORDS: readonly Field[] = ['search', 'machine_type_id'];
const RADIUS: readonly Field[] = ['radius'];
const DAYS: readonly Field[] = ['from', 'to', 'flexible_days'];
/** Whose machines, and from where distances are told: asked for throughout. */
const ALWAYS: readonly Field[] = ['user_id', 'lat', 'lng'];
/** What narrows no list. */
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

/** What comes close to a list, the closest first: it differs in one thing. */
export function relaxedOf(listQuery: ListQuery, kinds: Kinds): Relaxed[] {
  const { list } = listQuery;
  const others = fieldsOf(list).filter((field) => ![...WORDS, ...RADIUS, ...DAYS].includes(field));
  return [
    ...(has(list, ['from', 'to']) ? [relaxed('dates', listQuery, [...WORDS, ...RADIUS, ...others])] : []),
    ...(has(list, RADIUS) ? [relaxed('distance', listQuery, [...WORDS, ...DAYS, ...others])] : []),
    ...(others.length > 0 ? [relaxed('filters', listQuery, [...WORDS, ...RADIUS, ...DAYS])] : []),
    // Wherever they stand: the nearest come first.
    ...ofMeant(listQuery, kinds, DAYS),
    ...(kinds.wider.length > 0 ? [ofTypes(listQuery, kinds.wider, DAYS)] : []),
  ];
}

/** What there is where none of that finds anything: anywhere and at any time, in the end of any kind. */
export function lastOf(listQuery: ListQuery, kinds: Kinds): Relaxed[] {
  if (fieldsOf(listQuery.list).length === 0) return [];
  return [
    relaxed('filters', listQuery, WORDS),
    ...ofMeant(listQuery, kinds, []),
    ...(kinds.wider.length > 0 ? [ofTypes(listQuery, kinds.wider, [])] : []),
    relaxed('kind', { ...listQuery, terms: [] }, []),
  ];
}

/** The filters that narrow the list. */
function fieldsOf(list: MachineList): Field[] {
  const fields = Object.keys(list) as Field[];
  return fields.filter((field) => !ASIDE.includes(field) && has(list, [field]));
}

function has(list: MachineList, fields: readonly Field[]): boolean {
  return fields.every((field) => ![undefined, null, false, ''].includes(list[field] as string));
}

/** The machines of what the words mean, whatever else they say. */
function ofMeant(listQuery: ListQuery, { meant }: Kinds, kept: readonly Field[]): Relaxed[] {
  return listQuery.list.search && meant.length > 0 ? [ofTypes(listQuery, meant, kept)] : [];
}

/** The machines of some types, whatever they are called. */
function ofTypes(listQuery: ListQuery, types: readonly number[], kept: readonly Field[]): Relaxed {
  const term: Term = { text: '', ways: [{ pieces: [], types: [...types] }] };
  return relaxed('kind', { ...listQuery, terms: [term] }, kept);
}

/** With the nearest first; without a place the best matches of the words, without words the newest. */
function relaxed(reason: AlternativeReason, listQuery: ListQuery, kept: readonly Field[]): Relaxed {
  const { list, terms } = listQuery;
  const filters = Object.fromEntries([...ALWAYS, ...kept].map((field) => [field, list[field]]));
  const isNear = centreOf(list) !== null;
  const order = { sort: isNear ? 'distance' : terms.length > 0 ? 'relevance' : 'created_at' } as const;
  const part = { page: 1, per_page: READ_MAX, path: list.path, query: {} };
  return {
    reason,
    listQuery: { ...listQuery, list: { ...filters, ...part, ...order, direction: isNear ? 'asc' : 'desc' } },
  };
}
