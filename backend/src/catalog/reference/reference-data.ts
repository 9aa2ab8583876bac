import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AttributeValues } from '@yard/contracts';
import { parse } from 'csv-parse/sync';

/** Folder of the shipped data; `ATTRIBUTION.md` there names sources and licences. */
const DATA_FOLDER = join(__dirname, 'data');

export interface MachineTypeRow {
  slug: string;
  name: string;
  category: string;
}

export interface RentalRateRow {
  source_id: string;
  machine_type: string;
  /** US dollars an hour, operator not included, as decimal text. */
  hourly_rate_usd: string;
}

/** A place that mail is delivered to. Military codes have an empty state and lie anywhere in the world. */
export interface PostalPlace {
  postal_code: string;
  city: string;
  state: string;
  /** Decimal degrees, WGS 84. */
  lat: number;
  lng: number;
}

export interface InstitutionAddress extends PostalPlace {
  source_id: string;
  line1: string;
}

/** All 119 rental categories, in 15 groups. */
export function machineTypes(): MachineTypeRow[] {
  return rowsOf(read('machine_types.csv'), (row) => ({
    slug: cell(row, 'slug'),
    name: cell(row, 'name'),
    category: cell(row, 'category'),
  }));
}

/** People's words for a type or maker, with their meanings: several meanings are separated by commas. */
export function searchSynonyms(): { term: string; means: string }[] {
  return rowsOf(read('search_synonyms.csv'), (row) => ({
    term: cell(row, 'term'),
    means: cell(row, 'means'),
  }));
}

/** 247 published hourly rates of 99 types. */
export function rentalRates(): RentalRateRow[] {
  return rowsOf(read('rental_rates.csv'), (row) => ({
    source_id: cell(row, 'source_id'),
    machine_type: cell(row, 'machine_type'),
    hourly_rate_usd: cell(row, 'hourly_rate_usd'),
  }));
}

/** Two-letter codes of the 50 states, DC and Puerto Rico. */
export const stateCodes = (): string[] => rowsOf(read('us_states.csv'), (row) => cell(row, 'code'));

/** All 41,490 postal codes, ascending; two military codes occur twice. Takes about 0.1 s: keep what you need of it. */
export function postalPlaces(): PostalPlace[] {
  return rowsOf(brotliDecompressSync(readFileSync(join(DATA_FOLDER, 'zip_codes.csv.br'))), place);
}

/** 565 street addresses in 50 states and DC, ordered by state. */
export function institutionAddresses(): InstitutionAddress[] {
  return rowsOf(read('addresses.csv'), (row) => ({
    ...place(row),
    source_id: cell(row, 'source_id'),
    line1: cell(row, 'line1'),
  }));
}

/** A machine of the demo: manufacturer and designation are facts, condition and history are invented. */
export interface DemoMachineRow {
  owner: 'olive' | 'marcus' | 'dana' | 'luis';
  state: string;
  /** Where its yard is; '' for the owner's home, or anywhere in the state. */
  city: string;
  machine_type: string;
  manufacturer: string;
  model: string;
  year: number;
  /** null for what has no hour meter. */
  hours: number | null;
  /** Percent of the published day rate. */
  share: number;
  minimum_days: number;
  turnaround_days: number;
  instant_book: boolean;
  delivery: 'near' | 'heavy' | null;
  draft: boolean;
  facts: string[];
  /** Figures in the units of the type's attributes. */
  attributes: AttributeValues;
  text: string;
}

/** 92 machines of 50 types in 36 states, within 100 miles of every large city; two are drafts. */
export function demoMachines(): DemoMachineRow[] {
  return rowsOf(read('demo_machines.csv'), (row): DemoMachineRow => ({
    owner: oneOf(cell(row, 'owner'), ['olive', 'marcus', 'dana', 'luis']),
    state: cell(row, 'state'),
    city: cell(row, 'city'),
    machine_type: cell(row, 'machine_type'),
    manufacturer: cell(row, 'manufacturer'),
    model: cell(row, 'model'),
    year: Number(cell(row, 'year')),
    hours: cell(row, 'hours') === '' ? null : Number(cell(row, 'hours')),
    share: Number(cell(row, 'share')),
    minimum_days: Number(cell(row, 'minimum_days')),
    turnaround_days: Number(cell(row, 'turnaround_days')),
    instant_book: cell(row, 'instant_book') === 'yes',
    delivery: cell(row, 'delivery') === '' ? null : oneOf(cell(row, 'delivery'), ['near', 'heavy'] as const),
    draft: cell(row, 'draft') === 'yes',
    facts: cell(row, 'facts').split(';'),
    attributes: JSON.parse(cell(row, 'attributes')) as AttributeValues,
    text: cell(row, 'text'),
  }));
}

/** HTML of a seeded document, with its placeholders. @param kind a document kind that has a text of its own */
export function documentText(kind: string): string {
  return read(join('documents', `${kind}.html`)).toString('utf8');
}

export const dataRows = <T>(file: string, shape: (row: CsvRow) => T): T[] => rowsOf(read(file), shape);

type CsvRow = Record<string, string>;

function read(file: string): Buffer {
  return readFileSync(join(DATA_FOLDER, file));
}

function rowsOf<T>(csv: Buffer, shape: (row: CsvRow) => T): T[] {
  const rows = parse<CsvRow>(csv, { columns: true });
  return rows.map(shape);
}

function place(row: CsvRow): PostalPlace {
  return {
    postal_code: cell(row, 'postal_code'),
    city: cell(row, 'city'),
    state: cell(row, 'state'),
    lat: Number(cell(row, 'lat')),
    lng: Number(cell(row, 'lng')),
  };
}

export function cell(row: CsvRow, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The shipped data lack the column "${column}".`);
  return value;
}

function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined)
    throw new Error(`The shipped data have "${text}" where one of ${allowed.join(', ')} belongs.`);
  return found;
}
