import { check, firstMessages } from '@laravel-wire/core';
import type { AddressRecord, AttributeValue, MachineAttribute } from '@yard/contracts';
import { impossibleMachine, machineDoubts, machineRules, TITLE_MAX } from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { figureIn, flagIn, unmistakable } from '@yard/contracts/machine-cells';
import { rateDoubts } from '@yard/contracts/rate-doubts';
import { fromShown, type UnitSystem } from '../attributes/attribute-units';
import { boundProblems } from '../attributes/attribute-words';
import { addressOf, noAddressWords } from './cell-address';
import { MACHINE_COLUMNS, type MachineColumn } from './machine-columns';
import type { ReadTable } from './read-table';

export interface ReadRow {
  line: number;
  subject: string;
  /** Body of the call that adds it: docs/wire.md section 3. */
  input: Record<string, unknown>;
  /** Sentences that say why it cannot be added; empty for a row that can. */
  problems: string[];
  /** Sentences about values that look like slips; the row can be added. */
  doubts: string[];
}

export interface Known {
  types: readonly { id: number; name: string }[];
  schemas: ReadonlyMap<number, readonly MachineAttribute[]>;
  addresses: readonly AddressRecord[];
  /** Address of machines whose row names none. */
  addressId: number | null;
  units: UnitSystem;
  now: Date;
}

type Reading = Known & Pick<ReadTable, 'decimalComma'>;

export function readRows(
  { header, rows, decimalComma }: ReadTable,
  columns: readonly (MachineColumn | null)[],
  known: Known,
): ReadRow[] {
  return rows.map(({ line, cells }) => {
    const row = readRow(line, cellsOf(cells, columns), columns, { ...known, decimalComma });
    const further = cells.slice(header.length).some((cell) => cell.trim() !== '');
    const problem = `The row has ${cells.length} cells below ${header.length} headings. Put text that has a separator in quotation marks.`;
    return further ? { ...row, problems: [problem, ...row.problems] } : row;
  });
}

export function typeNamed<T extends { name: string }>(types: readonly T[], text: string): T | undefined {
  const plain = (name: string) => name.trim().toLowerCase().replace(/s$/, '');
  return types.find(({ name }) => plain(name) === plain(text));
}

function cellsOf(cells: readonly string[], columns: readonly (MachineColumn | null)[]): Cells {
  const filled = columns.flatMap((column, at) => {
    const text = cells[at]?.trim() ?? '';
    return column && text !== '' ? [[column.field, text] as const] : [];
  });
  return new Map(filled);
}

function readRow(
  line: number,
  cells: Cells,
  columns: readonly (MachineColumn | null)[],
  known: Reading,
): ReadRow {
  const typeName = cells.get('machine_type_id') ?? '';
  const type = typeNamed(known.types, typeName);
  const schema = known.schemas.get(type?.id ?? 0) ?? [];
  const subject = cells.get('subject') ?? madeSubject(cells, type?.name);
  const address = addressOf(cells.get('address'), known);
  const description = cells.get('description');
  const fields = {
    ...Object.fromEntries(columns.flatMap((column) => (column ? fieldOf(column, cells, known) : []))),
    machine_type_id: type?.id ?? null,
    subject,
    ...(description !== undefined && { description: `<p>${escaped(description)}</p>` }),
    address_id: address === undefined ? null : address,
  };
  const attributes = attributesOf(cells, columns, { ...known, schema });
  const problems = [
    ...(typeName !== '' && !type ? [`“${typeName}” isn’t a machine type.`] : []),
    ...(address === undefined ? [noAddressWords(cells.get('address') ?? '')] : []),
    ...problemsOf(fields, known.now, typeName !== '' && !type),
    ...Object.values(boundProblems(schema, attributesAsFields(attributes), known.units)),
  ];
  return {
    line,
    subject,
    input: { ...fields, attributes },
    problems,
    doubts: [...figureDoubts(cells, columns, known), ...doubtsOf(fields, known.now)],
  };
}

function fieldOf(
  { field, kind }: MachineColumn,
  cells: Cells,
  reading: Reading,
): (readonly [string, unknown])[] {
  const text = cells.get(field);
  if (text === undefined || field === 'address' || field.startsWith('attributes.')) return [];
  return [[field, valueOf(kind, text, reading)]];
}

function attributesOf(
  cells: Cells,
  columns: readonly (MachineColumn | null)[],
  reading: Reading & { schema: readonly MachineAttribute[] },
): Record<string, AttributeValue> {
  const stated = reading.schema.flatMap(({ name, choices = [] }) => {
    const field = `attributes.${name}`;
    const column = columns.find((one) => one?.field === field);
    const text = cells.get(field);
    if (!column || text === undefined) return [];
    const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase());
    const value = choice ?? valueOf(column.kind, text, reading);
    return [[name, typeof value === 'number' ? fromShown(value, column.shown?.factor ?? 1) : value] as const];
  });
  return Object.fromEntries(stated);
}

const attributesAsFields = (attributes: Record<string, AttributeValue>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`attributes.${name}`, value]));

function madeSubject(cells: Cells, type: string | undefined): string {
  const words = [cells.get('manufacturer'), cells.get('model'), type].filter(Boolean);
  return cutTo(words.join(' '), TITLE_MAX);
}

function problemsOf(fields: Record<string, unknown>, now: Date, isTypeReported: boolean): string[] {
  const result = check(machineRules, fields, { now });
  const { machine_type_id, ...errors } = result.ok ? {} : firstMessages(result.errors);
  const year = typeof fields.year === 'number' ? fields.year : null;
  return [
    ...(machine_type_id && !isTypeReported ? [machine_type_id] : []),
    ...Object.entries(errors).map(([field, message]) => inColumnWords(field, message)),
    ...Object.values(firstMessages(impossibleMachine({ year }, now))),
  ];
}

function doubtsOf(fields: Record<string, unknown>, now: Date): string[] {
  const figure = (name: string) => (typeof fields[name] === 'number' ? fields[name] : null);
  const rates = {
    daily_rate: figure('daily_rate'),
    weekly_rate: figure('weekly_rate'),
    monthly_rate: figure('monthly_rate'),
  };
  const doubts = {
    ...machineDoubts({ year: figure('year'), hours: figure('hours') }, now),
    ...rateDoubts(rates),
  };
  return Object.values(doubts).flatMap((doubt) => doubt?.question ?? []);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Cells = ReadonlyMap<string, string>;

type Writing = Pick<ReadTable, 'decimalComma'>;

/** A figure or a yes that cannot be read stays as it is written: the rules say what is wrong with it. */
function valueOf(kind: MachineColumn['kind'], text: string, writing: Writing): AttributeValue {
  if (kind === 'flag') return flagIn(text) ?? text;
  return kind === 'text' ? text : (figureIn(text, writing)?.value ?? text);
}

/** Figures whose only mark may stand before thousands or before decimals. */
function figureDoubts(cells: Cells, columns: readonly (MachineColumn | null)[], writing: Writing): string[] {
  return columns.flatMap((column) => {
    const text = column?.kind === 'figure' ? cells.get(column.field) : undefined;
    if (text === undefined) return [];
    const figure = figureIn(text, writing);
    if (!figure?.doubt) return [];
    return [
      `${column?.label}: “${text}” is read as ${figure.value}. Write “${unmistakable(figure.value)}” if that is right.`,
    ];
  });
}

function inColumnWords(field: string, message: string): string {
  const label = MACHINE_COLUMNS.find((column) => column.field === field)?.label ?? field;
  return message
    .replace(`The ${field.replaceAll('_', ' ')} field`, `“${label}”`)
    .replace('must be an integer', 'must be a whole number');
}
