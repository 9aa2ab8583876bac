import type { AttributeValues, MachineFact, MachineRecord } from '@yard/contracts';
import { MACHINE_FACTS, machineFacts, ofFacts, TITLE_MAX } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { figureIn, unmistakable } from '@yard/contracts/machine-cells';
import type { AttributeColumns } from './attribute-columns';

/** Columns a machine file must have, in any order; beside them it may have other facts, and attributes. */
export const MACHINE_COLUMNS = [
  ...['source_id', 'machine_type', 'manufacturer', 'model', 'description', 'year', 'hours', 'state'],
  'sale_date',
] as const;
export const OWN_COLUMNS: readonly string[] = [...MACHINE_COLUMNS, ...machineFacts];
export type MachineCells = Record<(typeof MACHINE_COLUMNS)[number], string> &
  Partial<Record<MachineFact, string>>;

type FactValues = Pick<MachineRecord, MachineFact>;

/** One row, read: unknown facts are null, odd ones are stored as reported and named by `machineNotes`. */
export interface MachineRow extends FactValues {
  source_id: string;
  machine_type: string;
  /** Plain text: the size class, then details joined with `; `. */
  description: string;
  state: string;
  saleYear: number | null;
  attributes: AttributeValues | null;
}

export type ReadRow = { ok: true; row: MachineRow } | { ok: false; reason: string };

export interface ExistingNames {
  types: ReadonlyMap<string, string>;
  states: ReadonlySet<string>;
  attributes: Pick<AttributeColumns, 'read'>;
}

export const factsOf = (row: Partial<FactValues>) => ofFacts((name) => row[name] ?? null) as FactValues;

/** The source writes this year for "unknown". */
const UNKNOWN_YEAR = 1000;
const HOURS_MAX = 1_000_000;
/** Characters of `machines.source_id`. */
const ID_MAX = 64;

/** Reads one row of a machine file. A row that cannot be placed or named is refused with a reason for people. */
export function readMachineRow(cells: MachineCells, known: ExistingNames): ReadRow {
  const type = known.types.get(cells.machine_type.trim().toLowerCase());
  const state = cells.state.trim().toUpperCase();
  const facts = readFacts(cells);
  const { year, hours } = facts;
  const saleYear = saleYearOf(cells.sale_date);
  const reason =
    doubtIn(cells) ??
    idProblem(cells.source_id.trim()) ??
    (type ? null : named('machine_type', cells.machine_type, 'is not a known machine type')) ??
    (known.states.has(state) ? null : named('state', cells.state, 'is not a known state')) ??
    yearProblem(cells.year, year) ??
    hoursProblem(cells.hours, hours) ??
    (saleYear === undefined ? named('sale_date', cells.sale_date, 'is not a date (YYYY-MM-DD)') : null) ??
    factProblem(cells, facts);
  if (reason !== null || type === undefined) return { ok: false, reason: reason ?? 'unreadable' };
  const attributes = known.attributes.read(type, cells);
  if (!attributes.ok) return attributes;
  return {
    ok: true,
    row: {
      source_id: cells.source_id.trim(),
      machine_type: type,
      ...factsOf(facts),
      year: year === UNKNOWN_YEAR ? null : (year ?? null),
      description: cells.description.trim(),
      state,
      saleYear: saleYear ?? null,
      attributes: attributes.values,
    },
  };
}

/** The facts of a row; undefined: the cell holds something that is no figure. */
function readFacts(cells: MachineCells): Partial<FactValues> {
  return ofFacts((name) => {
    const cell = cells[name] ?? '';
    return isText(name) ? cell.trim() || null : figureOf(cell);
  }) as Partial<FactValues>;
}

const isText = (name: MachineFact) => MACHINE_FACTS[name].field.kind === 'text';

/** null: the cell is empty; undefined: it holds something that is no figure. */
function figureOf(cell: string): number | null | undefined {
  return cell.trim() === '' ? null : figureIn(cell)?.value;
}

/** A figure that may be one of two is asked about: either answer is taken as it is written then. */
function doubtIn(cells: MachineCells): string | null {
  const name = machineFacts.find((fact) => !isText(fact) && isDoubtful(cells[fact] ?? ''));
  if (!name) return null;
  const cell = (cells[name] ?? '').trim();
  return named(
    name,
    cell,
    `may be ${cell.replace('.', '')} or ${unmistakable(Number(cell))}: write one of them`,
  );
}

const isDoubtful = (cell: string): boolean => cell.includes('.') && figureIn(cell)?.doubt === true;

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
  const plausible = Number.isInteger(year) && year !== undefined && year >= 1900 && year <= 2100;
  return plausible ? null : named('year', cell, 'is not a year between 1900 and 2100');
}

function hoursProblem(cell: string, hours: number | null | undefined): string | null {
  if (hours === null || (hours !== undefined && hours >= 0 && hours <= HOURS_MAX)) return null;
  return named('hours', cell, 'is not a number of hours up to 1,000,000');
}

function factProblem(cells: MachineCells, facts: Partial<FactValues>): string | null {
  const isTooLong = (name: MachineFact) => isText(name) && (cells[name] ?? '').length > TITLE_MAX / 3;
  const long = machineFacts.find(isTooLong);
  if (long) return `${long} is longer than ${TITLE_MAX / 3} characters`;
  const unread = machineFacts.find((name) => facts[name] === undefined);
  return unread ? named(unread, cells[unread] ?? '', 'is not a number') : null;
}

function named(column: string, value: string, problem: string): string {
  return value.trim() === '' ? `${column} is missing` : `${column} "${cutTo(value.trim(), 60)}" ${problem}`;
}
