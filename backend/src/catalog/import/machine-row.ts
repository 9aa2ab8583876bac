import { type AttributeValues, TITLE_MAX } from '@yard/contracts';
import type { AttributeColumns } from './attribute-columns';

/** Columns a machine file must have, in any order; beside them it may have attributes. */
export const MACHINE_COLUMNS = [
  'source_id',
  'machine_type',
  'manufacturer',
  'model',
  'description',
  'year',
  'hours',
  'state',
  'sale_date',
] as const;
export type MachineCells = Record<(typeof MACHINE_COLUMNS)[number], string>;

/** One row, read: unknown facts are null, odd ones are kept as reported and named by `machineNotes`. */
export interface MachineRow {
  source_id: string;
  machine_type: string;
  manufacturer: string | null;
  model: string | null;
  /** Plain text: the size class, then details joined with `; `. */
  description: string;
  year: number | null;
  hours: number | null;
  state: string;
  /** Year of the sale the row is taken from. */
  saleYear: number | null;
  attributes: AttributeValues | null;
}

export type ReadRow = { ok: true; row: MachineRow } | { ok: false; reason: string };

export interface ExistingNames {
  /** Names of machine types by their lower-case form. */
  types: ReadonlyMap<string, string>;
  states: ReadonlySet<string>;
  attributes: Pick<AttributeColumns, 'read'>;
}

/** The source writes this year for "unknown". */
const UNKNOWN_YEAR = 1000;
const HOURS_MAX = 1_000_000;
/** Characters of `machines.source_id`. */
const ID_MAX = 64;

/** Reads one row of a machine file. A row that cannot be placed or named is refused with a reason for people. */
export function readMachineRow(cells: MachineCells, known: ExistingNames): ReadRow {
  const type = known.types.get(cells.machine_type.trim().toLowerCase());
  const state = cells.state.trim().toUpperCase();
  const year = wholeNumber(cells.year);
  const hours = wholeNumber(cells.hours);
  const saleYear = saleYearOf(cells.sale_date);
  const reason =
    idProblem(cells.source_id.trim()) ??
    (type ? null : named('machine_type', cells.machine_type, 'is not a known machine type')) ??
    (known.states.has(state) ? null : named('state', cells.state, 'is not a known state')) ??
    yearProblem(cells.year, year) ??
    hoursProblem(cells.hours, hours) ??
    (saleYear === undefined ? named('sale_date', cells.sale_date, 'is not a date (YYYY-MM-DD)') : null) ??
    tooLong(cells);
  if (reason !== null || type === undefined) return { ok: false, reason: reason ?? 'unreadable' };
  const attributes = known.attributes.read(type, cells);
  if (!attributes.ok) return attributes;
  return {
    ok: true,
    row: {
      source_id: cells.source_id.trim(),
      machine_type: type,
      manufacturer: cells.manufacturer.trim() || null,
      model: cells.model.trim() || null,
      description: cells.description.trim(),
      year: year === UNKNOWN_YEAR ? null : (year ?? null),
      hours: hours ?? null,
      state,
      saleYear: saleYear ?? null,
      attributes: attributes.values,
    },
  };
}

/** null: the cell is empty; undefined: it holds something that is no whole number. */
function wholeNumber(cell: string): number | null | undefined {
  const text = cell.trim();
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function saleYearOf(cell: string): number | null | undefined {
  const text = cell.trim();
  if (text === '') return null;
  const valid = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return valid ? Number(text.slice(0, 4)) : undefined;
}

function idProblem(id: string): string | null {
  if (id === '') return 'source_id is missing';
  return id.length > ID_MAX ? `source_id is longer than ${ID_MAX} characters` : null;
}

function yearProblem(cell: string, year: number | null | undefined): string | null {
  if (year === null || year === UNKNOWN_YEAR) return null;
  const plausible = year !== undefined && year >= 1900 && year <= 2100;
  return plausible ? null : named('year', cell, 'is not a year between 1900 and 2100');
}

function hoursProblem(cell: string, hours: number | null | undefined): string | null {
  if (hours === null || (hours !== undefined && hours <= HOURS_MAX)) return null;
  return named('hours', cell, 'is not a whole number of hours up to 1,000,000');
}

function tooLong(cells: MachineCells): string | null {
  const column = (['manufacturer', 'model'] as const).find((name) => cells[name].length > TITLE_MAX / 3);
  return column ? `${column} is longer than ${TITLE_MAX / 3} characters` : null;
}

function named(column: string, value: string, problem: string): string {
  return value.trim() === '' ? `${column} is missing` : `${column} "${value.trim().slice(0, 60)}" ${problem}`;
}
