import { machineWords, type Named, NAMES } from '../words/machine-words';
import { plainWords } from '../words/plain-words';
import { cellOf } from './cells';

type Value = string | number | Date | null;

/** A machine as its table gives it, raw: instants and amounts in the database's own form, and back so. */
export interface MachineRow extends Required<Named>, Record<string, Value> {
  id: number;
  user_id: number;
  published_at: Value;
  deleted_at: Value;
  lat: number | null;
  lng: number | null;
}

const SAME = [
  ...['id', 'user_id', 'machine_type_id', 'published_at', 'created_at', 'daily_rate', 'turnaround_days'],
  ...['year', 'hours', 'lat', 'lng'],
] as const;

export const READ = [...SAME, 'deleted_at', 'subject', ...NAMES] as const;
export const INDEXED_COLUMNS = [...SAME, 'cell', 'manufacturer', 'words'] as const;

export type IndexedRow = Record<(typeof INDEXED_COLUMNS)[number], Value> & {
  id: number;
  user_id: number;
  words: string;
};

/** The machine's row in the index; null for a deleted one. */
export function indexedRow(machine: MachineRow): IndexedRow | null {
  if (machine.deleted_at !== null) return null;
  const same = Object.fromEntries(SAME.map((name) => [name, machine[name] ?? null]));
  return {
    ...same,
    id: Number(machine.id),
    user_id: Number(machine.user_id),
    cell: cellOf(machine.lat, machine.lng),
    manufacturer: makerOf(machine.manufacturer),
    words: machineWords(machine),
  } as IndexedRow;
}

/** A manufacturer by whatever spelling: its words in one; null for none. */
export function makerOf(manufacturer: string | null): string | null {
  return plainWords(manufacturer ?? '').join(' ') || null;
}

/** Compares raw values of one database as text. */
export function isSame(one: IndexedRow, other: IndexedRow): boolean {
  return INDEXED_COLUMNS.every((name) => String(asText(one[name])) === String(asText(other[name])));
}

function asText(value: Value | undefined): string | number | null | undefined {
  return value instanceof Date ? value.getTime() : value;
}
