import type { PresenceOptions, PresenceVerifier } from '@laravel-wire/core';
import type { Attributes, Database } from './database';

/** `exists` and `unique` against the tables; equality is MariaDB's. */
export class TablePresence implements PresenceVerifier {
  constructor(private readonly database: Database) {}

  async count(table: string, column: string, value: unknown, options: PresenceOptions = {}): Promise<number> {
    const { ignoreId, idColumn = 'id', where = {} } = options;
    const rows = [...this.database.rows(table).values()];
    return rows
      .filter((row) => isEqual(row[column], value))
      .filter((row) => ignoreId === undefined || !isEqual(row[idColumn], ignoreId))
      .filter((row) => Object.entries(where).every(([name, wanted]) => fits(row, name, wanted))).length;
  }
}

function fits(row: Attributes, column: string, wanted: string): boolean {
  const value = row[column] ?? null;
  if (wanted === 'NULL' || wanted === 'NOT_NULL') return (value === null) === (wanted === 'NULL');
  return wanted.startsWith('!') ? !isEqual(value, wanted.slice(1)) : isEqual(value, wanted);
}

/**
 * A number is compared with what a text begins with; texts without regard to letter case, accents and blanks at the
 * end.
 */
function isEqual(a: unknown, b: unknown): boolean {
  if ((a ?? null) === null || (b ?? null) === null) return (a ?? null) === (b ?? null);
  return typeof a === 'number' || typeof b === 'number'
    ? numberOf(a) === numberOf(b)
    : folded(a) === folded(b);
}

function numberOf(value: unknown): number {
  return typeof value === 'boolean' ? Number(value) : Number.parseFloat(String(value)) || 0;
}

function folded(value: unknown): string {
  return String(value)
    .normalize('NFD')
    .replace(/\p{M}|\s+$/gu, '')
    .toLowerCase();
}
