import type { DistanceUnit } from '@yard/contracts';
import { cellsWithin } from '../index/cells';
import { makerOf } from '../index/indexed-row';
import type { ListQuery, MachineList } from '../machine-index';
import type { Piece, Term } from '../terms/term';
import type { Measure } from '../words/size';
import { type Condition, idsIn } from './condition';
import { publishedIn } from './conditions';
import { fits, isSure, measured } from './term-sql';

/** Rows of an index whose machines are all that can fit, or some of them. */
export interface Source extends Condition {
  table: 'search_attributes' | 'search_machines' | 'search_postings';
  id: 'id' | 'machine_id';
  repeats: boolean;
  /** Index to be read; null for the table's own order. */
  index: string | null;
}

/** Something that is requested, and the sources that have all its machines together; null where nothing has. */
export interface Narrowing {
  condition: Condition;
  kind: Source[] | null;
  /** True when the sources have no other machines. */
  isSure: boolean;
}

/** The greatest letter there is: after everything that begins so. */
export const LAST = '\u{10FFFF}';

/** Sources for each other filter; those of one filter have all its machines together. */
export function sourcesOf({ list, fresh }: ListQuery, unit: DistanceUnit): Source[][] {
  const kinds: Source[][] = [];
  if (list.machine_type_id != null) kinds.push([byColumn('machine_type_id', [list.machine_type_id])]);
  if (list.user_id != null) kinds.push([byColumn('user_id', [list.user_id])]);
  if (list.price_min != null || list.price_max != null) kinds.push([ofRate(list)]);
  if (fresh) {
    const source = publishedIn(fresh, 'published_at');
    const index = 'idx_search_machines_published_at';
    kinds.push([{ table: 'search_machines', id: 'id', repeats: false, index, ...source }]);
  }
  const maker = makerOf(list.manufacturer ?? null);
  if (maker) kinds.push([ofMaker(maker)]);
  if (list.lat != null && list.lng != null && list.radius != null) {
    const cells = cellsWithin({ lat: list.lat, lng: list.lng }, list.radius, unit);
    if (cells) kinds.push([byColumn('cell', cells)]);
    if (cells && list.machine_type_id != null) kinds.push([ofTypeThere(list.machine_type_id, cells)]);
  }
  return kinds;
}

const INDEXES = {
  cell: 'idx_search_machines_wide_cell',
  machine_type_id: 'idx_search_machines_wide_machine_type_id',
  user_id: 'idx_search_machines_user_id',
};

export function byColumn(column: 'cell' | 'machine_type_id' | 'user_id', values: readonly number[]): Source {
  return {
    table: 'search_machines',
    id: 'id',
    repeats: false,
    index: INDEXES[column],
    ...idsIn(column, values),
  };
}

/** Machines of a type in some cells: the types' index has their cells next. */
function ofTypeThere(typeId: number, cells: readonly number[]): Source {
  const type = byColumn('machine_type_id', [typeId]);
  return { ...type, sql: `${type.sql} AND ${idsIn('cell', cells).sql}` };
}

function ofRate({ price_min, price_max }: MachineList): Source {
  const least = price_min == null ? [] : ['daily_rate >= :leastSource'];
  const most = price_max == null ? [] : ['daily_rate <= :mostSource'];
  return {
    table: 'search_machines',
    id: 'id',
    repeats: false,
    index: 'idx_search_machines_daily_rate_id_user_id_published_at',
    sql: [...least, ...most].join(' AND '),
    parameters: {
      ...(price_min != null && { leastSource: price_min }),
      ...(price_max != null && { mostSource: price_max }),
    },
  };
}

function ofMaker(name: string): Source {
  const index = 'idx_search_machines_manufacturer';
  const parameters = { makerSource: name };
  return {
    table: 'search_machines',
    id: 'id',
    repeats: false,
    index,
    sql: 'manufacturer = :makerSource',
    parameters,
  };
}

/** Each word's condition, and the index rows of the machines that fulfil it. */
export function wordedBy(terms: readonly Term[]): Narrowing[] {
  return terms.map((term, index) => ({
    condition: fits(term, `term${index}`),
    kind: ofTerm(term, `source${index}`),
    isSure: isSure(term),
  }));
}

function ofTerm({ ways }: Term, name: string): Source[] {
  const pieces = ways.flatMap((way) => rarest(way.pieces) ?? []);
  const types = ways.flatMap((way) => way.types);
  const words = [...new Set(pieces.filter(({ isOpen }) => !isOpen).map(({ word }) => word))];
  const open = pieces.filter(({ isOpen }) => isOpen);
  return [
    ...(types.length > 0 ? [byColumn('machine_type_id', [...new Set(types)])] : []),
    ...(words.length > 0 ? [posting(`word IN (:...${name})`, { [name]: words }, words.length > 1)] : []),
    ...ways.flatMap(({ measures = [] }) => measures).map((one, index) => ofMeasure(one, `${name}m${index}`)),
    ...open.map(({ word }, index) => {
      const [from, to] = [`${name}from${index}`, `${name}to${index}`];
      return posting(`word >= :${from} AND word < :${to}`, { [from]: word, [to]: word + LAST }, true);
    }),
  ];
}

function ofMeasure(measure: Measure, name: string): Source {
  const index = 'idx_search_attributes_name_machine_type_id_value_choice';
  return { table: 'search_attributes', id: 'machine_id', repeats: true, index, ...measured(measure, name) };
}

function posting(sql: string, parameters: Record<string, unknown>, repeats: boolean): Source {
  return { table: 'search_postings', id: 'machine_id', repeats, index: null, sql, parameters };
}

/** The figure of a model, since its letters are those of others, too; else the longest word. */
function rarest(pieces: readonly Piece[]): Piece | undefined {
  const isFigure = ({ word }: Piece) => Number(/\d\d/.test(word));
  const rarer = (one: Piece, other: Piece) =>
    isFigure(other) - isFigure(one) || other.word.length - one.word.length;
  return [...pieces].sort(rarer)[0];
}
